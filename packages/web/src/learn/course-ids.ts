/** What the courses are called where somebody asks for one. */
export type CourseId = '1893' | '1897' | '1893-first-edition' | 'belle-epoque';
