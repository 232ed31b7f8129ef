import { expectSense } from './sense.testing.ts';

expectSense({ game: '1893-first-edition', options: {} });
