import type { SchoolTexts } from './school.ts';

/** The texts of the sample school's pages, as in demo/content/school.yaml. Only the server and the kit need them. */
export const sampleTexts: SchoolTexts = {
  coursesTitle: 'Five subjects, one curious mind',
  coursesText:
    'Start anywhere. Each course leads from a question to something your child has made, measured or worked out.',
  communityText:
    'Show what you made, ask what puzzles you, and meet mentors, ambassadors and children who like the same questions.',
  questionsText: 'What parents ask before anything else.',
  courseQuestionsTitle: 'FAQ- Python Programming',
  courseQuestionsText: 'Frequently Asked Questions',
  ambassadorsText: 'One road, many towns: what each of them has begun at home.',
  blogsText: 'Notes from our teachers: things to try, things that went wrong, things worth asking.',
  productsText: 'To use at home',
  contactText:
    'A question about a course, a class for your school, an idea? A person reads every message, and most answers go out within two school days.',
  homeDescription:
    '{name} teaches science, technology, engineering, arts and maths online: live classes, hands-on courses and apps for children and their parents.',
  aboutDescription: 'Who teaches at {name}, what we want for children in Pakistan, and what we have won along the way.',
  ambassadorsDescription: 'Meet the people who bring {name} to their own schools and towns.',
  blogsDescription: 'Ideas and experiments for curious families, from the teachers of {name}.',
  productsDescription: 'Games and printable pages for curious children, made by {name}.',
  contactDescription: 'Write to {name}, call us in {city}, or find us on the social networks.',
};
