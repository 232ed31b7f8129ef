import './art/theme.css';
import { loadLanguage } from '@horta/words/fetched';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings/settings.svelte.ts';

await loadLanguage(settings.locale);
mount(App, { target: document.getElementById('app') as HTMLElement });
