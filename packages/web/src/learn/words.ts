import type { Locale } from '@horta/words/fetched';
import { learnMessages, loadLearnWords } from '@horta/words/learn';
import { spoken, useWords, withWords } from '../words.svelte.ts';
import type { CourseId } from './course-ids.ts';

/** `l.title()`: as `t` of the page. */
export const l = spoken(learnMessages);

const TITLES: Readonly<Record<CourseId, () => string>> = {
  '1893': () => l.course_1893(),
  '1897': () => l.course_1897(),
  '1893-first-edition': () => l.course_1893_first_edition(),
  'belle-epoque': () => l.course_belle_epoque(),
};

const LEADS: Readonly<Record<CourseId, () => string>> = {
  '1893': () => l.lead_1893(),
  '1897': () => l.lead_1897(),
  '1893-first-edition': () => l.lead_1893_first_edition(),
  'belle-epoque': () => l.lead_belle_epoque(),
};

export function courseTitle(id: CourseId): string {
  return TITLES[id]();
}

export function courseLead(id: CourseId): string {
  return LEADS[id]();
}

/** A part of the page that says such things: its words are fetched with it. */
export async function withLearnWords<Part>(part: Promise<Part>): Promise<Part> {
  await useWords(loadLearnWords);
  return withWords(part);
}

/** A course whose words are these: there before it is. */
export async function withCourseWords<Found>(
  load: (locale: Locale) => Promise<void>,
  course: Promise<Found>,
): Promise<Found> {
  const [found] = await Promise.all([course, useWords(load)]);
  return found;
}
