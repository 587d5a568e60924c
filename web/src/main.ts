import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { games } from './lib/games.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { speech } from './lib/words/speech.svelte';
import { pageOf } from './pages';

settings.show();
// What will be needed is asked for at once, not one after the other.
void games.load();
void speech.load();
void pageOf(router.page)?.();
const target = document.getElementById('page');
if (target) mount(App, { target });
