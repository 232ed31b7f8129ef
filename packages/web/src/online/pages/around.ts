/** The pages around tables over a network, with their words. */
import { withTogetherWords } from './words.ts';

export const togetherPage = () => withTogetherWords(import('./TogetherPage.svelte'));
export const devicePage = () => withTogetherWords(import('./DevicePage.svelte'));
