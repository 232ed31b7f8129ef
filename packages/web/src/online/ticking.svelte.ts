/** What time it is, by the server's clock: anew several times a second, as long as somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';
import { online } from './server.svelte.ts';

const OFTEN = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN);
  return () => clearInterval(timer);
});

export function currentTime(): number {
  subscribe();
  return online.now();
}
