/** The five subjects and three levels a course can have (SPEC.md section 2, /explore-allcourses), in the order they are shown. */
export const subjects = ['Science', 'Technology', 'Engineering', 'Arts', 'Maths'] as const;
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export type Subject = (typeof subjects)[number];
export type Level = (typeof levels)[number];
