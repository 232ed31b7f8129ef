/** The sentence for a fault, for what every visit begins with: hardly any visit hears one. */
import { withWords } from '../words.svelte.ts';

export const faultSentence = () => withWords(import('./Fault.svelte'));
