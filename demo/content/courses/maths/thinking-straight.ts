import type { SampleCourse } from '../../types.ts';

export const thinkingStraight: SampleCourse = {
  _id: 'thinking-straight',
  name: 'Thinking Straight: Logic and Proof',
  homepointdescription: [
    'Solve puzzles of truth-tellers and liars',
    'Find the counterexample that sinks a claim',
    'Prove that the primes never end',
    'Write a proof that convinces a doubtful friend',
  ],
  level: 'Advanced',
  category: { name: 'Maths' },
  shortdescription:
    'How do you know that something is always true? A course in careful thought for teenagers, from liar puzzles to the proof that the square root of two is no fraction.',
  longdescription: [
    'In the bazaar a claim is settled by the louder voice. In science it is settled by experiment until a better one comes along. In mathematics a claim can be settled for ever, by a proof, and a twelve-line proof from Alexandria is as good today as it was 2,300 years ago.',
    'This course teaches proof as a craft: how to say exactly what you mean, how to attack your own claim, and how to build an argument with no gap. The mathematics needed is small. The care is large.',
    'Expect to be stuck, often and pleasantly. We give hints before answers, and the hints are good.',
  ].join('\n\n'),
  duration: '8 weeks',
  learndescription: [
    'Use and, or, not and if exactly',
    'Tell a statement from its converse',
    'Disprove a claim with one example',
    'Prove directly, by contradiction and by induction',
    'Use the pigeonhole principle and invariants',
    'Write a clear proof and find the hole in a bad one',
  ],
  course_includes: [
    '16 short lectures with captions',
    'Eighty problems with layered hints',
    'A gallery of false proofs to mend',
    'Four live seminars with at most eight pupils',
  ],
  certificate: [
    'Thinking Straight certificate for five accepted proofs',
    'One proof of your choice, typeset and signed',
  ],
  modules: [
    {
      _id: 'thinking-straight-m1',
      name: 'Module 1',
      title: 'Saying Exactly What You Mean',
      description: 'Everyday language is generous. Logic is not, and that is its use.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'thinking-straight-m1-l1',
          name: 'True, false, and not',
          content:
            'The opposite of everybody is late is not nobody is late, but somebody is not late. To deny an all you need only one exception.',
          lecture: { title: 'The opposite of everybody', description: 'Ten sentences denied correctly.' },
        },
        {
          _id: 'thinking-straight-m1-l2',
          name: 'If it rains, the road is wet',
          content:
            'That sentence does not say that a wet road means rain: a pipe may have burst. The converse is a different claim, and mixing up the two is the most common error in argument.',
          lecture: { title: 'A wet road proves little', description: 'If, only if, and if and only if.' },
        },
        {
          _id: 'thinking-straight-m1-l3',
          name: 'The contrapositive',
          content:
            'If it rains, the road is wet, says the same as: if the road is not wet, it does not rain. Turning both parts round and denying both keeps the meaning exactly.',
          lecture: { title: 'Backwards and upside down', description: 'A card puzzle that most adults fail.' },
        },
        {
          _id: 'thinking-straight-m1-l4',
          name: 'Knights and knaves',
          content:
            'On an island knights always tell the truth and knaves always lie. A says that at least one of us two is a knave: A cannot be a knave, since then it would be true, so A is a knight and B a knave.',
          lecture: { title: 'The island of liars', description: 'Two islanders, one sentence, certainty.' },
        },
      ],
    },
    {
      _id: 'thinking-straight-m2',
      name: 'Module 2',
      title: 'Claims and Counterexamples',
      description: 'Before proving a thing, try hard to break it.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'thinking-straight-m2-l1',
          name: 'A pattern that breaks',
          content:
            'The formula n squared + n + 41 gives a prime for each n from 0 to 39. At n = 40 it gives 1,681, which is 41 times 41: forty successes are not a proof.',
          lecture: { title: 'Forty times right', description: 'Euler’s formula and its fall.' },
        },
        {
          _id: 'thinking-straight-m2-l2',
          name: 'One is enough',
          content:
            'All odd numbers above 1 are prime is broken by 9 alone. A counterexample need not be clever; check small cases and extreme ones first, such as 0, 1 and very thin triangles.',
          lecture: { title: 'Hunting for the exception', description: 'Six claims, four of them false.' },
        },
        {
          _id: 'thinking-straight-m2-l3',
          name: 'The direct proof',
          content:
            'An even number is 2 times something, an odd one is that plus 1. The sum of two odd numbers 2a + 1 and 2b + 1 is 2 times a + b + 1, so it is even, always, for all odd numbers there are.',
          lecture: { title: 'Odd plus odd', description: 'Infinitely many cases in two lines.' },
        },
        {
          _id: 'thinking-straight-m2-l4',
          name: 'Proof by picture, with care',
          content:
            'The odd numbers 1, 3, 5, 7 fit round a square as L-shaped layers, so their sum is always a square: 1 + 3 + 5 + 7 is 16. Good pictures show why; bad ones can hide a sliver of area.',
          lecture: { title: 'The missing square', description: 'A triangle that seems to lose a piece.' },
        },
      ],
    },
    {
      _id: 'thinking-straight-m3',
      name: 'Module 3',
      title: 'Four Great Methods',
      description: 'Contradiction, induction, pigeonholes and invariants: four keys that open most doors.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'thinking-straight-m3-l1',
          name: 'The primes never end',
          content:
            'Suppose a list held all primes. Multiply them and add 1: the result leaves remainder 1 on division by each, so its prime factors are missing from the list. No finite list is complete.',
          lecture: { title: 'Euclid’s twelve lines', description: 'A proof that has lasted 2,300 years.' },
        },
        {
          _id: 'thinking-straight-m3-l2',
          name: 'The square root of two',
          content:
            'Suppose it is a fraction a over b in lowest terms. Then a squared is twice b squared, so a is even, and then b must be even too; but in lowest terms both cannot be even.',
          lecture: { title: 'The number that is no fraction', description: 'A contradiction, built slowly.' },
        },
        {
          _id: 'thinking-straight-m3-l3',
          name: 'Falling dominoes',
          content:
            'To prove a claim for all whole numbers, prove the first case, and prove that each case brings down the next. So 1 + 2 + up to n is n(n + 1)/2: adding n + 1 gives the same formula one step on.',
          lecture: {
            title: 'Push the first, link the rest',
            description: 'Induction, and what goes wrong without a start.',
          },
        },
        {
          _id: 'thinking-straight-m3-l4',
          name: 'Pigeonholes',
          content:
            'If eleven pigeons sit in ten holes, some hole has two. No head has a million hairs and Lahore has well over ten million people, so at least eleven of them have exactly the same number.',
          lecture: { title: 'Hairs on a head in Lahore', description: 'Certain, although we cannot name them.' },
        },
      ],
    },
    {
      _id: 'thinking-straight-m4',
      name: 'Module 4',
      title: 'Problems Worth Being Stuck On',
      description: 'You choose, you struggle, you write. The seminar is your audience.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'thinking-straight-m4-l1',
          name: 'The clipped chessboard',
          content:
            'Remove two opposite corners from a chessboard and try to cover the remaining 62 squares with dominoes. The corners have the same colour and each domino covers one of each, so it cannot be done.',
          lecture: { title: 'Thirty-two and thirty', description: 'An invariant in black and white.' },
        },
        {
          _id: 'thinking-straight-m4-l2',
          name: 'Bridges and odd corners',
          content:
            'A walk that uses each bridge once must leave each place as often as it enters, except at the start and the end. So at most two places may have an odd number of bridges; Königsberg had four.',
          lecture: { title: 'A walk that cannot be', description: 'Euler, 1736, with a pencil that may not lift.' },
        },
        {
          _id: 'thinking-straight-m4-l3',
          name: 'Find the hole',
          content:
            'A proof that 1 equals 2 divides by a minus b after assuming a equals b. Dividing by zero is the hole, and there is one in every false proof if you read line by line.',
          lecture: { title: 'One equals two?', description: 'Five false proofs and a red pen.' },
        },
        {
          _id: 'thinking-straight-m4-l4',
          name: 'Write it for a doubter',
          content:
            'A good proof says what is assumed, what is claimed and why each step follows. Read it to a friend who is told to ask why after each line; where you hesitate, it needs another line.',
          lecture: { title: 'The doubtful friend', description: 'A draft improved three times.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'thinking-straight-f1',
      question: 'What level of school maths is required?',
      description:
        'Comfort with letters for numbers and with even, odd, prime and factor. Most pupils are 13 to 16, and some are parents.',
    },
    {
      questionId: 'thinking-straight-f2',
      question: 'My child gives up when stuck. Is it suitable?',
      description:
        'It may be the cure. Each problem has three hints in sealed steps, and we talk openly about how long the teachers were stuck on it.',
    },
    {
      questionId: 'thinking-straight-f3',
      question: 'How are proofs marked?',
      description:
        'They are not marked but answered. A mentor writes the word why wherever a step is not clear, and you improve it until no such word remains.',
    },
    {
      questionId: 'thinking-straight-f4',
      question: 'Is it useful outside mathematics?',
      description:
        'Lawyers, programmers and people who read newspapers all need the difference between if and only if. Our pupils notice it in advertisements first.',
    },
    {
      questionId: 'thinking-straight-f5',
      question: 'How large are the seminars?',
      description:
        'At most eight pupils, so that everyone presents at least twice. Cameras are optional, reasons are not.',
    },
    {
      questionId: 'thinking-straight-f6',
      question: 'Is it preparation for olympiads?',
      description:
        'It is the ground on which they stand. Invariants, pigeonholes and induction appear in nearly every olympiad paper.',
    },
  ],
  testimonials: [
    {
      _id: 'thinking-straight-t1',
      name: 'Farah N., school teacher, Multan',
      coursename: 'Thinking Straight: Logic and Proof',
      userpic: '/media/people/p18.svg',
      content:
        'I took it beside my son and changed how I teach. I ask how do you know much more often, and wait longer for the answer.',
    },
    {
      _id: 'thinking-straight-t2',
      name: 'Ammar N., age 15',
      coursename: 'Thinking Straight: Logic and Proof',
      userpic: '/media/people/p40.svg',
      content: 'I was stuck on the chessboard for four days. When I saw the colours I shouted and woke the baby.',
    },
    {
      _id: 'thinking-straight-t3',
      name: 'Khadija M., age 14',
      coursename: 'Thinking Straight: Logic and Proof',
      userpic: '/media/people/p38.svg',
      content: 'My proof had the word why on it nine times. Then three. Then it came back clean.',
    },
  ],
};
