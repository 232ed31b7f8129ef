/** Something there is to see. */
import type { Page } from 'playwright-core';
import type { Play, Point } from './positions.ts';

export interface Scene {
  readonly name: string;
  /** The page, as it stands in the address: `#/rules/1893`. */
  readonly path?: string;
  /** A table; without it the home page. */
  readonly table?: Play & { readonly at: Point };
  /** Games that are kept, for the home page. */
  readonly games?: readonly (Play & { readonly at: Point })[];
  /** How fast things are told; all at once if it is not said. */
  readonly speed?: string;
  /** Only on screens of this kind. */
  readonly only?: 'wide' | 'phone';
  /** What is done before one looks. */
  readonly before?: (page: Page, isTouched: boolean) => Promise<void>;
}
