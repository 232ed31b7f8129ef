import { loadLanguage, onFallback } from '@horta/words/fetched';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings/settings.svelte.ts';

// Play goes on where words are missing, but it is a mistake of ours: the browser tests read the console.
onFallback((what, cause) => console.error('no words for:', what, cause));
await loadLanguage(settings.locale);
const app = document.getElementById('app') as HTMLElement;
// Until now the document kept its place.
app.replaceChildren();
mount(App, { target: app });
