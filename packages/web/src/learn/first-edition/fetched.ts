import { loadLearn1893FirstEditionWords } from '@horta/words/learn';
import type { Course } from '../course.ts';
import { withCourseWords } from '../words.ts';

/** The course, with its words. */
export function fetchCourse(): Promise<Course> {
  return withCourseWords(
    loadLearn1893FirstEditionWords,
    import('./course.ts').then(({ courseFirstEdition }) => courseFirstEdition),
  );
}
