/** The chapters of the expansion. */
import type { Rules } from '@horta/engine/1893';
import type { Chapter } from '../../rulebook.ts';

export const BELLE_EPOQUE_CHAPTERS: readonly Chapter<Rules>[] = [];
