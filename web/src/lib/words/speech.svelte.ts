// The words of the page in the language that is chosen now.
import { settings, type Language } from '../settings.svelte';
import { loadTexts, makeTexts, type Texts } from './texts';
import { Words } from './words';

class Speech {
  private texts = $state.raw<Texts>(makeTexts('en', []));
  words = $derived(new Words(this.texts));
  ready = $state(false);
  private language: Language | '' = '';

  async load(): Promise<void> {
    const language = settings.language;
    if (language === this.language) return;
    this.language = language;
    const texts = await loadTexts(language);
    if (this.language === language) {
      this.texts = texts;
      this.ready = true;
    }
  }
}

export const speech = new Speech();
export const say = (message: string, values: Record<string, string | number> = {}): string =>
  speech.words.ui(message, values);
