import type { Faq } from '../../src/domain/entities.ts';

/** What parents ask before anything else. The home page shows the first six. */
export const faqs: Faq[] = [
  {
    questionId: 'faq-1',
    question: 'What does STEAM stand for?',
    description:
      'Science, Technology, Engineering, Arts and Maths, taught together rather than as five separate boxes. A child who builds a paper glider measures its flight (maths), decides where the weight should sit (engineering), asks what holds it up (science) and chooses how it should look against the sky (arts).',
  },
  {
    questionId: 'faq-2',
    question: 'Which ages are the courses for?',
    description:
      'Roughly 7 to 16. Beginner courses expect only reading and curiosity, Intermediate courses suit most children from 10 or 11, and Advanced courses are for teenagers who have finished an Intermediate one or have the same ground from school.',
  },
  {
    questionId: 'faq-3',
    question: 'Do we need to buy a kit or special equipment?',
    description:
      'No. We plan every practical around things found at home or in a neighbourhood bazaar: cardboard, string, ice-cream sticks, a torch cell, a steel glass. Where a course does need something unusual, its page says so before you enrol.',
  },
  {
    questionId: 'faq-4',
    question: 'What happens if the electricity or the internet goes during a class?',
    description:
      'Nothing is lost. Each lesson has a recorded lecture with captions, so a child can pick up where the load-shedding began. Lectures are short, usually under ten minutes, and play well on a phone with mobile data.',
  },
  {
    questionId: 'faq-5',
    question: 'In which language are lessons taught?',
    description:
      'The written lessons and captions are in plain English. In live sessions our mentors move between English and Urdu as freely as the children do, and a question may be asked in either.',
  },
  {
    questionId: 'faq-6',
    question: 'How much time does a course take each week?',
    description:
      'Two to three hours for most: about an hour of lectures and reading, and the rest for making, measuring or practising. There is no penalty for taking a week off for exams or Eid.',
  },
  {
    questionId: 'faq-7',
    question: 'Is it safe for my child to go online with you?',
    description:
      'Live sessions are small, a second adult is always present, and children never share phone numbers or addresses with each other. A parent creates the account, and a parent is welcome to sit in on any session unannounced.',
  },
  {
    questionId: 'faq-8',
    question: 'Will these courses help with school exams?',
    description:
      'They are not tuition for a paper, but the ground is the same: fractions, forces, circuits, cells, logic. Children who have measured a thing with their own hands usually recognise it in the textbook afterwards.',
  },
  {
    questionId: 'faq-9',
    question: 'Does my child get a certificate?',
    description:
      'Yes. Each course ends with a small project, and the certificate is given for finishing it, not for a mark. Each course page lists what its certificate covers.',
  },
];
