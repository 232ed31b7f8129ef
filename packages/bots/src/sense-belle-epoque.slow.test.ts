import { expectSense } from './sense.testing.ts';

expectSense({ game: '1893', options: { belleEpoque: true, boards: 'dealt' } });
