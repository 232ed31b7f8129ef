/** The courses there are: what a list of them needs, and how one is fetched. */
import type { GameId } from '@horta/engine';
import type { IconName } from '../art/icons.ts';
import type { Course } from './course.ts';
import type { CourseId } from './course-ids.ts';

export interface CourseInfo {
  readonly id: CourseId;
  readonly game: GameId;
  readonly icon: IconName;
  /** How long it takes. */
  readonly minutes: number;
  /** How many chapters it has. */
  readonly chapters: number;
  /** What one should know before. */
  readonly after?: CourseId;
  readonly load: () => Promise<Course>;
}

export const COURSES: readonly CourseInfo[] = [
  {
    id: '1893',
    game: '1893',
    icon: 'house',
    minutes: 15,
    chapters: 6,
    load: async () => (await import('./1893/fetched.ts')).fetchCourse(),
  },
  {
    id: '1897',
    game: '1897',
    icon: 'card',
    minutes: 12,
    chapters: 9,
    load: async () => (await import('./1897/fetched.ts')).fetchCourse(),
  },
  {
    id: '1893-first-edition',
    game: '1893-first-edition',
    icon: 'exhibition',
    minutes: 5,
    chapters: 5,
    after: '1893',
    load: async () => (await import('./first-edition/fetched.ts')).fetchCourse(),
  },
  {
    id: 'belle-epoque',
    game: '1893',
    icon: 'pavilion',
    minutes: 6,
    chapters: 6,
    after: '1893',
    load: async () => (await import('./belle-epoque/fetched.ts')).fetchCourse(),
  },
];

export function courseInfo(id: string | undefined): CourseInfo | undefined {
  return COURSES.find((course) => course.id === id);
}
