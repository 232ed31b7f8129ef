/** Set-up of tests: the little of a page that the client's modules ask for as soon as they are loaded. */
import { vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('addEventListener', () => {});
