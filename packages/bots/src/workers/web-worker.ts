/** A Web Worker in which bots think. */
import { serve } from './serve.ts';

// The little of the browser that is used: its whole library of types would let everything here use all of it.
declare const self: {
  onmessage: (event: { readonly data: unknown }) => void;
  postMessage(message: unknown): void;
};

self.onmessage = ({ data }) => {
  void serve(data).then((answer) => self.postMessage(answer));
};
