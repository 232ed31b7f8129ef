import { loadLearn1893Words } from '@horta/words/learn';
import type { Course } from '../course.ts';
import { withCourseWords } from '../words.ts';

/** The course, with its words. */
export function fetchCourse(): Promise<Course> {
  return withCourseWords(
    loadLearn1893Words,
    import('./course.ts').then(({ course1893 }) => course1893),
  );
}
