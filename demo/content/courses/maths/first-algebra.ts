import type { SampleCourse } from '../../types.ts';

export const firstAlgebra: SampleCourse = {
  _id: 'first-algebra',
  name: 'The Unknown in the Balance: First Algebra',
  homepointdescription: [
    'Turn number tricks inside out and see how they work',
    'Solve equations by keeping a balance level',
    'Read a fare, a plan or a pattern as a formula',
    'Finish with al-Khwarizmi’s own square',
  ],
  level: 'Intermediate',
  category: { name: 'Maths' },
  shortdescription:
    'A first course in algebra that begins with a trick and ends with a problem solved in Baghdad twelve hundred years ago. Letters arrive only when they are needed.',
  longdescription: [
    'The word algebra is Arabic: al-jabr, putting a broken thing back together. It comes from the title of a book that Muhammad ibn Musa al-Khwarizmi wrote in Baghdad around the year 820, and the word algorithm comes from his own name.',
    'He used no letters. He wrote of a thing, a root and a square, and drew pictures. We begin in the same way, with bags, boxes and a balance, and let the child feel the need for a shorter way of writing before we offer it.',
    'By the end, an equation is a sentence that can be read aloud, and solving it means undoing, one step at a time, what was done.',
  ].join('\n\n'),
  duration: '7 weeks',
  learndescription: [
    'Explain why a think-of-a-number trick works',
    'Write a rule for a growing pattern',
    'Solve linear equations by doing the same to both sides',
    'Draw the graph of a fare and compare two offers',
    'Solve a pair of equations about chai and samosas',
    'Multiply brackets with an area picture',
  ],
  course_includes: [
    '15 short lectures with captions',
    'Printable balance mats and tiles',
    'A book of sixty puzzles in three strengths',
    'Two live problem hours',
  ],
  certificate: [
    'First Algebra certificate for ten solved puzzles',
    'A trick of your own invention, explained in symbols',
  ],
  modules: [
    {
      _id: 'first-algebra-m1',
      name: 'Module 1',
      title: 'Tricks and Boxes',
      description: 'A number trick is a machine with the cover on. We take it off.',
      time: '1 h',
      lessons: [
        {
          _id: 'first-algebra-m1-l1',
          name: 'Think of a number',
          content:
            'Think of a number, add 5, double, take away 10, halve: you are back where you began. Draw the number as a closed box, and after doubling you have two boxes and ten; the ten goes, and half of two boxes is one.',
          lecture: { title: 'The box with the lid on', description: 'A trick performed, then drawn.' },
        },
        {
          _id: 'first-algebra-m1-l2',
          name: 'A letter for any number',
          content:
            'Writing n for a number we do not know saves drawing boxes. In 2n + 10 the 2n means two times n, because a number beside a letter always multiplies.',
          lecture: { title: 'Why n and not a box?', description: 'From pictures to symbols in one page.' },
        },
        {
          _id: 'first-algebra-m1-l3',
          name: 'Like with like',
          content:
            'Three mangoes and two mangoes are five mangoes, so 3n + 2n is 5n; but 3n + 2 cannot be joined, since one is of boxes and the other of loose stones.',
          lecture: { title: 'Sorting the basket', description: 'Ten expressions made shorter.' },
        },
      ],
    },
    {
      _id: 'first-algebra-m2',
      name: 'Module 2',
      title: 'The Balance',
      description: 'An equation says that two pans are level. Whatever you do to one, do to the other.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'first-algebra-m2-l1',
          name: 'Level stays level',
          content:
            'If 3 bags and 4 stones balance 19 stones, take 4 from each pan: 3 bags balance 15, and one bag holds 5. Written down: 3n + 4 = 19, so n = 5.',
          lecture: { title: 'Bags and stones', description: 'A real balance and some dried chickpeas.' },
        },
        {
          _id: 'first-algebra-m2-l2',
          name: 'Undo in reverse',
          content:
            'You put on socks and then shoes, and take off shoes and then socks. To undo times 3 then plus 4, first take away 4 and then divide by 3.',
          lecture: { title: 'Socks and shoes', description: 'Working backwards, step by step.' },
        },
        {
          _id: 'first-algebra-m2-l3',
          name: 'Unknowns on both sides',
          content:
            'In 5n + 2 = 2n + 14, take two n from each side first: 3n + 2 = 14, so n = 4. Put it back to check: both sides are 22.',
          lecture: { title: 'A bag on each side', description: 'And why we always check.' },
        },
      ],
    },
    {
      _id: 'first-algebra-m3',
      name: 'Module 3',
      title: 'Patterns That Grow',
      description: 'From matchsticks to a formula, which lets you know the hundredth without building it.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'first-algebra-m3-l1',
          name: 'Matchstick squares',
          content:
            'A row of squares made of matchsticks needs 4, 7, 10, 13. Each new square adds 3, so n squares need 3n + 1, and a hundred squares need 301.',
          lecture: { title: 'Three more each time', description: 'Where the extra one comes from.' },
        },
        {
          _id: 'first-algebra-m3-l2',
          name: 'Stairs and triangles',
          content:
            'The stairs 1, 1 + 2, 1 + 2 + 3 hold 1, 3, 6 and then 10 blocks. Two equal stairs make a rectangle n by n + 1, so one stair holds half of n times n + 1.',
          lecture: { title: 'Two stairs, one rectangle', description: 'Adding 1 to 100 in a breath: 5,050.' },
        },
        {
          _id: 'first-algebra-m3-l3',
          name: 'Rice on the chessboard',
          content:
            'Put one grain on the first square and double on each next: 1, 2, 4, 8. The last square alone needs 2 to the power 63, more than nine million million million grains, more rice than the world grows in a century.',
          lecture: { title: 'The king who said yes', description: 'An old tale with a very large number.' },
        },
      ],
    },
    {
      _id: 'first-algebra-m4',
      name: 'Module 4',
      title: 'Graphs and Pairs',
      description: 'A formula drawn as a line, and two formulas that meet at a point.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'first-algebra-m4-l1',
          name: 'The rickshaw fare',
          content:
            'A fare of 80 rupees plus 40 for each kilometre is 80 + 40k. Drawn as a graph it is a straight line that starts at 80 and climbs 40 for each step: the start and the slope tell all.',
          lecture: { title: 'Reading a fare from a line', description: 'Three drivers, three lines.' },
        },
        {
          _id: 'first-algebra-m4-l2',
          name: 'Where two lines cross',
          content:
            'If another driver asks 20 plus 50 a kilometre, the two cost the same when 80 + 40k = 20 + 50k, at 6 kilometres. Below that the second is cheaper, beyond it the first.',
          lecture: { title: 'Which rickshaw?', description: 'Solved by drawing, then by balance.' },
        },
        {
          _id: 'first-algebra-m4-l3',
          name: 'Chai and samosas',
          content:
            'Two chai and three samosas cost 190; two chai and one samosa cost 130. The difference is two samosas for 60, so a samosa is 30 and a chai is 50.',
          lecture: { title: 'Subtract one bill from another', description: 'Two bills and no guessing.' },
        },
      ],
    },
    {
      _id: 'first-algebra-m5',
      name: 'Module 5',
      title: 'Squares and Brackets',
      description: 'Area is the best picture of multiplication, and it leads to the oldest equation in the book.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'first-algebra-m5-l1',
          name: 'A rectangle in pieces',
          content:
            'A rectangle of height 7 and width 20 + 3 has area 140 + 21. In general a(b + c) is ab + ac, and mental arithmetic has relied on it all along.',
          lecture: { title: 'Cutting a field', description: 'Multiply 7 by 23 with a drawing.' },
        },
        {
          _id: 'first-algebra-m5-l2',
          name: 'Two brackets',
          content:
            'A square of side n + 3 splits into a square n by n, two strips of 3n and a corner of 9: n squared + 6n + 9. Forgetting the two strips is the most common mistake in algebra.',
          lecture: { title: 'The forgotten strips', description: 'Four pieces of paper on a table.' },
        },
        {
          _id: 'first-algebra-m5-l3',
          name: 'Al-Khwarizmi’s square',
          content:
            'A square and ten roots make 39. Put two strips of width 5 on a square of side x, and fill the corner with 25: the whole is 64, so its side is 8 and x is 3.',
          lecture: { title: 'Completing the square', description: 'The drawing from Baghdad, made again.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'first-algebra-f1',
      question: 'My child has not met algebra at all. Is it too early?',
      description:
        'No. It starts with boxes and a trick. A child who is easy with the four operations and negative numbers, usually at 11 or so, is ready.',
    },
    {
      questionId: 'first-algebra-f2',
      question: 'Why not start with letters at once?',
      description:
        'Because a letter that arrives without a reason looks like a secret. When a child is tired of drawing boxes, a letter is a gift.',
    },
    {
      questionId: 'first-algebra-f3',
      question: 'How much homework is there?',
      description:
        'About six puzzles a week, chosen from three strengths. Doing three properly is better than rushing through six.',
    },
    {
      questionId: 'first-algebra-f4',
      question: 'Can a parent who forgot algebra help?',
      description: 'Yes, by asking what was done and how it could be undone. That question solves most of the book.',
    },
    {
      questionId: 'first-algebra-f5',
      question: 'Are negative numbers needed?',
      description:
        'A few, from the second module. There is an extra sheet with a lift that goes to the basement for anyone who needs a reminder.',
    },
    {
      questionId: 'first-algebra-f6',
      question: 'Does it cover the matric syllabus?',
      description:
        'It covers the ideas beneath the early chapters: expressions, linear equations, pairs, graphs and expansion. Practice for the paper is not its aim.',
    },
  ],
  testimonials: [
    {
      _id: 'first-algebra-t1',
      name: 'Huzaifa T., age 12',
      coursename: 'The Unknown in the Balance: First Algebra',
      userpic: '/media/people/p39.svg',
      content:
        'I invented a trick that always gives your birthday month. I can prove it, so I am not afraid that it will fail.',
    },
    {
      _id: 'first-algebra-t2',
      name: 'Lubna T., mother of Huzaifa',
      coursename: 'The Unknown in the Balance: First Algebra',
      userpic: '/media/people/p33.svg',
      content: 'He asked me to solve 5n + 2 = 2n + 14 while cooking. With socks and shoes I remembered how.',
    },
    {
      _id: 'first-algebra-t3',
      name: 'Aiman Y., age 13',
      coursename: 'The Unknown in the Balance: First Algebra',
      userpic: '/media/people/p29.svg',
      content: 'Completing the square is really a square! Nobody had told me that.',
    },
  ],
};
