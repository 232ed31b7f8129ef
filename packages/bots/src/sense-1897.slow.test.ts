import { expectSense } from './sense.testing.ts';

expectSense({ game: '1897', options: {} });
