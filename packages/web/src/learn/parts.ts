/** What the table of a lesson shows beside what every table does. */
import type { Component } from 'svelte';
import type { Company } from '../table/company.ts';

/** Whatever it is told. */
function nothing<Props extends Record<string, unknown>>(): Promise<{ default: Component<Props> }> {
  return import('./Nothing.svelte') as Promise<{ default: Component<never> }> as Promise<{
    default: Component<Props>;
  }>;
}

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
