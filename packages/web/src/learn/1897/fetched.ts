import { loadLearn1897Words } from '@horta/words/learn';
import type { Course } from '../course.ts';
import { withCourseWords } from '../words.ts';

/** The course, with its words. */
export function fetchCourse(): Promise<Course> {
  return withCourseWords(
    loadLearn1897Words,
    import('./course.ts').then(({ course1897 }) => course1897),
  );
}
