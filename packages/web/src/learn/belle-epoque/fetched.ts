import { loadLearnBelleEpoqueWords } from '@horta/words/learn';
import type { Course } from '../course.ts';
import { withCourseWords } from '../words.ts';

/** The course, with its words. */
export function fetchCourse(): Promise<Course> {
  return withCourseWords(
    loadLearnBelleEpoqueWords,
    import('./course.ts').then(({ courseBelleEpoque }) => courseBelleEpoque),
  );
}
