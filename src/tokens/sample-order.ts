/** The one order that the enrolment page shows, whatever the course (spec sections 2 and 9). */
export const sampleOrder = {
  course: 'Python Premium Course',
  picture: '/media/courses/python-premium-course.svg',
  duration: '12 Weeks',
  price: '$ 270',
} as const;
