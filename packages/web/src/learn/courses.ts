/** The courses there are: what a list of them needs, and how one is fetched. */
import type { GameId } from '@horta/engine';
import type { IconName } from '../art/icons.ts';
import type { Course } from './course.ts';

export const COURSE_IDS = ['1893', '1897', '1893-first-edition', 'belle-epoque'] as const;
export type CourseId = (typeof COURSE_IDS)[number];

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
];

export function courseInfo(id: string | undefined): CourseInfo | undefined {
  return COURSES.find((course) => course.id === id);
}
