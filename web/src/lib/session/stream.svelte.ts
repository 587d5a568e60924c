// What one pair of eyes sees of a table, update by update. Updates are shown one after the other, a
// moment apart, so that one can follow what others do; any click or key shows the present at once.
import { Line, type Connection } from '../protocol/line';
import type { ChatLine, GameEvent, TableTold } from '../protocol/types';
import { settings } from '../settings.svelte';

const PACE = 420;
const MOST_WAITING = 6;

export class Stream {
  shown = $state.raw<TableTold | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** The events of the update that is shown. */
  fresh = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>('connecting');

  private cursor = { entry: -1, chat: 0 };
  private waiting: TableTold[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastShown = 0;
  private line: Line;
  private language = '';

  constructor(
    private readonly table: string,
    private readonly key: string | null,
  ) {
    this.line = this.open();
  }

  private open(): Line {
    return new Line(this.table, this.key, this.language, {
      cursor: () => this.cursor,
      told: (told) => this.hear(told),
      changed: (connection) => (this.connection = connection),
    });
  }

  /** Have everything told anew, with the server's own words in this language. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.end();
    this.cursor = { entry: -1, chat: 0 };
    [this.waiting, this.log, this.chat] = [[], [], []];
    this.line = this.open();
  }

  /** Whether nothing newer is waiting to be shown. */
  get present(): boolean {
    return this.shown !== null && this.shown.entry === this.cursor.entry;
  }

  private hear(told: TableTold): void {
    this.cursor = {
      entry: told.entry,
      chat: told.chat.at(-1)?.number ?? this.cursor.chat,
    };
    this.waiting.push(told);
    if (this.waiting.length > MOST_WAITING) this.catchUp();
    else this.pump();
  }

  private pump(): void {
    if (this.timer !== undefined || this.waiting.length === 0) return;
    const rest = this.hasStory(this.waiting[0]) ? this.lastShown + PACE - performance.now() : 0;
    if (rest <= 0) {
      this.show(this.waiting.shift()!);
      this.pump();
    } else {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        const next = this.waiting.shift();
        if (next) this.show(next);
        this.pump();
      }, rest);
    }
  }

  private hasStory(told: TableTold | undefined): boolean {
    return settings.moves && this.shown !== null && (told?.play?.events.length ?? 0) > 0;
  }

  /** Show the present now. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const told of this.waiting.splice(0)) this.show(told);
  }

  private show(told: TableTold): void {
    let log = this.log;
    for (const { back_to } of told.play?.undone ?? [])
      log = log.filter((event) => event.entry <= back_to);
    const known = log.at(-1)?.entry ?? -1;
    const events = (told.play?.events ?? []).filter(
      (event) => event.entry > known || log.length === 0,
    );
    this.log = [...log, ...events];
    this.fresh = events;
    this.chat = [
      ...this.chat,
      ...told.chat.filter((line) => line.number > (this.chat.at(-1)?.number ?? 0)),
    ];
    this.shown = told;
    if (events.length > 0) this.lastShown = performance.now();
  }

  end(): void {
    clearTimeout(this.timer);
    this.line.end();
  }
}
