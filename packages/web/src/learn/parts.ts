/** What the table of a lesson shows beside what every table does. */
import type { Company } from '../table/company.ts';

const nothing = () => import('./Nothing.svelte');

export const PARTS: Company['parts'] = {
  chip: nothing,
  bar: () => import('./Bridge.svelte'),
  back: nothing,
  tools: nothing,
  past: nothing,
  menu: () => import('./LessonMenu.svelte'),
  // A lesson that comes to the end of its game has an end of its own (CourseEnd.svelte).
  end: nothing,
  fault: () => import('./LessonFault.svelte'),
};
