import './art/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings/settings.svelte.ts';
import { loadLanguage } from '@horta/words/fetched';

await loadLanguage(settings.locale);
mount(App, { target: document.getElementById('app') as HTMLElement });
