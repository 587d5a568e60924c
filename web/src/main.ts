import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { settings } from './lib/settings.svelte';

settings.show();
const target = document.getElementById('page');
if (target) mount(App, { target });
