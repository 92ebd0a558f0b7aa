import type { SampleCourse } from '../../types.ts';

export const fairOrNot: SampleCourse = {
  _id: 'fair-or-not',
  name: 'Fair or Not? The Maths of Chance',
  homepointdescription: [
    'Test dice, coins and a suspicious ludo board',
    'Work out chances by counting, then by thinking',
    'Understand three puzzles that fool adults',
    'Design a game that is fair, and prove it',
  ],
  level: 'Intermediate',
  category: { name: 'Maths' },
  shortdescription:
    'Probability with dice, coins, ludo and a few famous traps. You predict, roll two hundred times, and find out how chance behaves when it is watched patiently.',
  longdescription: [
    'Everybody has a brother who always gets the six. Or so it seems, because we remember the sixes that hurt. This course replaces memory with a tally sheet.',
    'Chance is strange: a single throw cannot be known, yet ten thousand throws are as steady as a railway timetable. We count, draw trees, roll a great many dice and meet the puzzles that have embarrassed professors. No gambling and no money: the games are for points, and the pleasure is in being right about uncertainty.',
  ].join('\n\n'),
  duration: '6 weeks',
  learndescription: [
    'Measure chance on a scale from 0 to 1',
    'List outcomes without missing any',
    'Combine chances with a tree',
    'Tell a surprising event from a meaningful one',
    'Work out a long-run average',
    'Decide whether a game is fair, and repair it',
  ],
  course_includes: [
    '15 short lectures with captions',
    'Tally sheets and a printable spinner',
    'A browser tool that rolls ten thousand dice',
    'One live session of puzzles for the whole family',
  ],
  certificate: ['Fair or Not certificate for a game you designed', 'A tested rule sheet with its proof of fairness'],
  modules: [
    {
      _id: 'fair-or-not-m1',
      name: 'Module 1',
      title: 'Measuring Chance',
      description: 'From maybe to a number, with a die and a lot of patience.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'fair-or-not-m1-l1',
          name: 'From 0 to 1',
          content:
            'An impossible event has probability 0 and a certain one 1. If the outcomes are equally likely, count those you want and divide by all: an even number on a die is 3 of 6, one half.',
          lecture: { title: 'A line from never to always', description: 'Ten statements hung on a string.' },
        },
        {
          _id: 'fair-or-not-m1-l2',
          name: 'Two hundred rolls',
          content:
            'In six rolls you will rarely see each face once; the chance is only about 1.5 per cent. In two hundred rolls the shares of the faces come close to one sixth, although they seldom hit it exactly.',
          lecture: { title: 'A tally worth keeping', description: 'Six columns filling up, slowly.' },
        },
        {
          _id: 'fair-or-not-m1-l3',
          name: 'The die has no memory',
          content:
            'After four rolls with no six, the chance of a six is still one sixth. The die cannot know what it did, and believing that it owes you is called the gambler’s fallacy.',
          lecture: { title: 'It does not owe you', description: 'What follows a run without a six?' },
        },
        {
          _id: 'fair-or-not-m1-l4',
          name: 'Is this die fair?',
          content:
            'If a die shows 50 sixes in 200 rolls, about 33 were expected. A fair one would do so or worse less than once in a hundred tries, so suspicion is reasonable, though it is still not proof.',
          lecture: { title: 'The suspicious die', description: 'Good dice, a filed die and a verdict.' },
        },
      ],
    },
    {
      _id: 'fair-or-not-m2',
      name: 'Module 2',
      title: 'Counting Well',
      description: 'Half of probability is making a list and not forgetting anything.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'fair-or-not-m2-l1',
          name: 'Two dice',
          content:
            'Two dice have 36 outcomes. Six of them add up to 7 and only one adds up to 12, so 7 is six times as likely.',
          lecture: { title: 'The table of 36', description: 'Make the red die different from the blue.' },
        },
        {
          _id: 'fair-or-not-m2-l2',
          name: 'Trees',
          content:
            'Draw a branch for each outcome and multiply along the branches. Two coins give four paths, each with one half times one half, so exactly one head happens in two paths of four.',
          lecture: { title: 'A tree of coins', description: 'Branches that never miss a case.' },
        },
        {
          _id: 'fair-or-not-m2-l3',
          name: 'At least one six',
          content:
            'Four rolls without a six happen with probability five sixths to the power four, about 0.48. So at least one six in four rolls has chance about 0.52: slightly better than even.',
          lecture: { title: 'Ask for the opposite', description: 'A question that is easier backwards.' },
        },
        {
          _id: 'fair-or-not-m2-l4',
          name: 'Choosing and arranging',
          content:
            'Three friends can sit on a bench in 3 times 2 times 1 ways, which is 6; ten friends in 3,628,800. A shuffled pack of 52 cards is almost certainly in an order never seen before.',
          lecture: { title: 'The bench', description: 'Why lists grow so fast.' },
        },
      ],
    },
    {
      _id: 'fair-or-not-m3',
      name: 'Module 3',
      title: 'Puzzles That Fool Adults',
      description: 'Three famous traps, and how to climb out of each with a drawing.',
      time: '1 h',
      lessons: [
        {
          _id: 'fair-or-not-m3-l1',
          name: 'Shared birthdays',
          content:
            'Among 23 people the chance that two share a birthday is just over one half. There are 253 pairs among them, and it is pairs that matter and not people.',
          lecture: {
            title: 'Twenty-three is enough',
            description: 'Tested on eleven cricketers a side and an umpire.',
          },
        },
        {
          _id: 'fair-or-not-m3-l2',
          name: 'Three doors',
          content:
            'A prize is behind one of three doors. You choose, the host who knows opens an empty one, and offers a change: changing wins two times in three, because your first choice was wrong two times in three.',
          lecture: { title: 'To change or not', description: 'Thirty trials with cups and a toffee.' },
        },
        {
          _id: 'fair-or-not-m3-l3',
          name: 'The test that is usually right',
          content:
            'If 1 in 1,000 has an illness and a test is wrong for 1 in 100, then of 1,000 people about 10 healthy ones test positive along with the one who is ill. A positive result means about 1 in 11.',
          lecture: { title: 'A thousand paper people', description: 'Counting heads in place of formulas.' },
        },
      ],
    },
    {
      _id: 'fair-or-not-m4',
      name: 'Module 4',
      title: 'What a Fair Game Is',
      description: 'Fair does not mean that you win today. It means that nobody has the edge in the long run.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'fair-or-not-m4-l1',
          name: 'The long-run average',
          content:
            'The average of a fair die is 3.5, though no face says so. Multiply each value by its chance and add: that is the expected value, and over many rolls your mean will approach it.',
          lecture: { title: 'Three and a half', description: 'A number that you can never roll.' },
        },
        {
          _id: 'fair-or-not-m4-l2',
          name: 'Waiting for a six',
          content:
            'In ludo you need a six to begin, and on average it takes six rolls. Yet there is about one chance in six, 0.16, of still waiting after ten rolls, so somebody at the table always feels unlucky.',
          lecture: { title: 'Stuck at home in ludo', description: 'Four cousins, one unlucky.' },
        },
        {
          _id: 'fair-or-not-m4-l3',
          name: 'An unfair game, repaired',
          content:
            'Anum wins if two dice add up to 6, 7 or 8, Bilal otherwise. She has 16 of 36 outcomes, so he has the edge; give her 5 points a win and him 4, and it is exactly fair.',
          lecture: { title: 'Points that balance', description: 'Repairing a game with a fraction.' },
        },
        {
          _id: 'fair-or-not-m4-l4',
          name: 'Design your own',
          content:
            'Write rules that a seven-year-old can follow, work out each player’s expected points, and then play 100 rounds. If theory and tally disagree by much, one of the two has a mistake.',
          lecture: { title: 'Theory meets tally', description: 'Three games by pupils, one of them unfair.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'fair-or-not-f1',
      question: 'Is this course about gambling?',
      description:
        'No. Nothing is played for money or prizes. If anything, children finish it knowing exactly why the house always wins.',
    },
    {
      questionId: 'fair-or-not-f2',
      question: 'Some families do not use dice or cards.',
      description:
        'A spinner, coloured beads or slips of paper in a bowl serve equally well, and each activity says how.',
    },
    {
      questionId: 'fair-or-not-f3',
      question: 'What does my child need to know?',
      description:
        'Fractions, including multiplying two of them, and decimals. The Fraction Kitchen is a good preparation.',
    },
    {
      questionId: 'fair-or-not-f4',
      question: 'Do we really have to roll two hundred times?',
      description:
        'Yes, once, and it takes about fifteen minutes for two. Nothing teaches as much, and after that the browser tool does the rolling.',
    },
    {
      questionId: 'fair-or-not-f5',
      question: 'I still think changing doors makes no difference.',
      description:
        'Many mathematicians thought so in 1990. Play thirty rounds with three cups and a toffee, then write to us.',
    },
  ],
  testimonials: [
    {
      _id: 'fair-or-not-t1',
      name: 'Talha U., age 12',
      coursename: 'Fair or Not? The Maths of Chance',
      userpic: '/media/people/p27.svg',
      content: 'I made my uncle play the three doors for half an hour. He lost twenty toffees by not changing.',
    },
    {
      _id: 'fair-or-not-t2',
      name: 'Amber U., mother of Talha',
      coursename: 'Fair or Not? The Maths of Chance',
      userpic: '/media/people/p32.svg',
      content: 'Nobody says that the die hates them any more. They say that was a one in six.',
    },
    {
      _id: 'fair-or-not-t3',
      name: 'Minahil B., age 11',
      coursename: 'Fair or Not? The Maths of Chance',
      userpic: '/media/people/p30.svg',
      content: 'My game was unfair by one thirty-sixth. I would never have noticed by playing.',
    },
  ],
};
