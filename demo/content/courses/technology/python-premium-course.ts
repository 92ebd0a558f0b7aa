import type { SampleCourse } from '../../types.ts';

export const pythonPremiumCourse: SampleCourse = {
  _id: 'python-premium-course',
  name: 'Python Premium Course',
  homepointdescription: [
    'Write your first program in lesson one',
    'Build a quiz, a game and a cricket scorer',
    'Learn to find and fix your own mistakes',
    'No coding experience needed',
  ],
  level: 'Beginner',
  category: { name: 'Technology' },
  shortdescription:
    "A patient first course in Python for ages 10 to 15. Twelve weeks from print('Salam') to a finished project of your own.",
  longdescription:
    'Python was named after a comedy show, Monty Python, and it still has a friendly way about it: the code reads almost like English. It is also what scientists, banks and film studios use, so nothing you learn here will need unlearning.\n\nWe write small programs from the first day and make them better week by week. A guessing game becomes a quiz, a list of names becomes a cricket scorer, and a tangle of lines becomes a neat set of functions.\n\nMistakes are part of the lessons. Each week has a broken program to repair, because reading an error message calmly is the skill that separates people who code from people who gave up.',
  duration: '12 weeks',
  learndescription: [
    'Store and change values with variables',
    'Make decisions with if, elif and else',
    'Repeat work with for and while loops',
    'Organise data in lists and dictionaries',
    'Break a problem into functions',
    'Plan, build and test a project of your own',
  ],
  course_includes: [
    'Lessons with captions and code to copy',
    'Practice problems with worked solutions',
    'A broken program to repair every week',
    'Project planner',
    'Works in the browser or on a computer',
  ],
  certificate: [
    'Awarded for the final project with working code',
    'Names the project you built',
    'Lists the Python ideas it uses',
  ],
  modules: [
    {
      _id: 'python-premium-course-m1',
      name: 'Module 1',
      title: 'Say Something',
      description: 'Programs that speak and listen.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'python-premium-course-m1-l1',
          name: 'Your first line',
          content:
            "print('Salam, Pakistan!') tells Python to show the text between the quotation marks. Python runs the lines of a program from top to bottom, one after the other.",
          lecture: { title: 'Hello from Python', description: 'Open the editor, type one line, press run.' },
        },
        {
          _id: 'python-premium-course-m1-l2',
          name: 'Boxes with names',
          content:
            "A variable is a name for a value: score = 0 makes the name score stand for 0. The sign = means 'becomes', so score = score + 4 is perfectly sensible.",
          lecture: { title: 'Four runs more', description: 'Watch a value change line by line.' },
        },
        {
          _id: 'python-premium-course-m1-l3',
          name: 'Asking questions',
          content:
            'input() always gives back text, even when someone types a number. To calculate with it, turn it into a whole number with int().',
          lecture: { title: 'How old are you?', description: "Why '9' + '1' makes '91'." },
        },
      ],
    },
    {
      _id: 'python-premium-course-m2',
      name: 'Module 2',
      title: 'Decide',
      description: 'Programs that choose.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'python-premium-course-m2-l1',
          name: 'True or false',
          content:
            'A comparison in Python always answers True or False, so age == 12 is a question. One = stores a value and two == compare.',
          lecture: { title: 'Is it hot today?', description: 'A program that advises a hat above 35 degrees.' },
        },
        {
          _id: 'python-premium-course-m2-l2',
          name: 'If, elif, else',
          content:
            'Python tries each condition in order and runs only the first block that fits. The spaces at the start of a line show what belongs to the block.',
          lecture: { title: 'Rickshaw fares', description: 'Work out the fare for short, medium and long rides.' },
        },
        {
          _id: 'python-premium-course-m2-l3',
          name: 'And, or, not',
          content:
            'and needs both sides to be true, and or needs just one. Combining them lets one line ask a careful question.',
          lecture: { title: 'Can we play?', description: 'No rain and some light, or a street lamp.' },
        },
      ],
    },
    {
      _id: 'python-premium-course-m3',
      name: 'Module 3',
      title: 'Repeat',
      description: 'Let the computer do the boring part.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'python-premium-course-m3-l1',
          name: 'Count with for',
          content:
            'range(1, 11) gives the numbers from 1 to 10, because the end is left out. A for loop can print a whole times table in two lines.',
          lecture: { title: 'The table of 17', description: 'Every table you ever had to learn.' },
        },
        {
          _id: 'python-premium-course-m3-l2',
          name: 'While it is true',
          content:
            'A while loop repeats as long as its condition holds. If nothing inside changes the condition it never stops, and that is called an infinite loop.',
          lecture: { title: 'Guess the number', description: 'A game that says higher or lower.' },
        },
        {
          _id: 'python-premium-course-m3-l3',
          name: 'Turtle drawings',
          content:
            "Python's turtle module draws as it moves, and four turns of 90 degrees bring it home. For any regular polygon the turns add up to 360 degrees.",
          lecture: { title: 'Draw a tile', description: 'One shape, repeated into a pattern from Multan.' },
        },
      ],
    },
    {
      _id: 'python-premium-course-m4',
      name: 'Module 4',
      title: 'Collect',
      description: 'Many values in one place.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'python-premium-course-m4-l1',
          name: 'Lists',
          content:
            'A list keeps values in order, and counting starts at 0: players[0] is the first. append() adds a value to the end.',
          lecture: { title: 'The batting order', description: 'Add, remove and sort a team of eleven.' },
        },
        {
          _id: 'python-premium-course-m4-l2',
          name: 'Dictionaries',
          content:
            "A dictionary looks up a value by its key, as scores['Babar'] might give 56. It is built for finding things fast.",
          lecture: { title: 'A scorecard', description: 'Names on the left, runs on the right.' },
        },
        {
          _id: 'python-premium-course-m4-l3',
          name: 'Loop over a list',
          content:
            'for name in team: visits each item in turn. Keeping a total outside the loop is a pattern you will use for ever.',
          lecture: { title: 'Average and highest', description: 'Find both without using max().' },
        },
      ],
    },
    {
      _id: 'python-premium-course-m5',
      name: 'Module 5',
      title: 'Organise',
      description: 'Small pieces with good names.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'python-premium-course-m5-l1',
          name: 'Functions',
          content:
            'def starts a function, a piece of code with a name that you can call as often as you like. return hands a value back to the line that called it.',
          lecture: { title: 'Write it once', description: 'One function for strike rate, used for every batter.' },
        },
        {
          _id: 'python-premium-course-m5-l2',
          name: 'Reading errors',
          content:
            'The last line of a Python error message says what went wrong, and the line above it shows where. NameError usually means a spelling mistake.',
          lecture: { title: 'Calm debugging', description: 'Five broken programs, repaired together.' },
        },
        {
          _id: 'python-premium-course-m5-l3',
          name: 'Borrowing code',
          content:
            'import brings in a module that someone has already written. random.choice() picks one item from a list.',
          lecture: { title: 'A random team', description: 'Shuffle players into two fair sides.' },
        },
      ],
    },
    {
      _id: 'python-premium-course-m6',
      name: 'Module 6',
      title: 'Build',
      description: 'A project that is yours.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'python-premium-course-m6-l1',
          name: 'Plan it small',
          content:
            'Write down what the program must do, then cross out half. A small program that works beats a large one that does not.',
          lecture: { title: 'Three sketches', description: 'Choose between a quiz, a scorer and a story.' },
        },
        {
          _id: 'python-premium-course-m6-l2',
          name: 'Test it',
          content:
            "Test with ordinary, edge and silly input: 5, 0 and 'banana'. A good program does not fall over when a user surprises it.",
          lecture: { title: 'Break your own code', description: 'Use try and except to answer kindly.' },
        },
        {
          _id: 'python-premium-course-m6-l3',
          name: 'Show it',
          content:
            'Other people read code more often than you write it. Clear names and a few comments that explain why are a gift to them.',
          lecture: { title: 'Demonstration day', description: 'How to present a program in three minutes.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'python-premium-course-f1',
      question: 'Has my child left it too late, or started too early?',
      description:
        'Ten to fifteen suits the course well. A nine-year-old who reads comfortably can manage, while younger children usually enjoy our Scratch course first.',
    },
    {
      questionId: 'python-premium-course-f2',
      question: 'Which computer do we need?',
      description:
        'Any computer with a browser. A phone is fine for watching, but typing code on one is hard work, so please borrow a keyboard for the exercises.',
    },
    {
      questionId: 'python-premium-course-f3',
      question: 'Is it really for complete beginners?',
      description: 'Yes. The first lesson explains where the quotation mark is on the keyboard.',
    },
    {
      questionId: 'python-premium-course-f4',
      question: 'Twelve weeks is long. What if we fall behind?',
      description:
        'Nothing locks. Lessons stay open, and two of the twelve weeks are set aside for catching up and for the project.',
    },
    {
      questionId: 'python-premium-course-f5',
      question: 'Is Python useful for exams?',
      description:
        'Several computer science syllabuses, O Level among them, let students write programs in Python. The ideas in modules 1 to 5 are in all of them.',
    },
    {
      questionId: 'python-premium-course-f6',
      question: 'What does a finished project look like?',
      description:
        'Recent ideas were a Pakistan capitals quiz, a tape-ball scorer and a program that plans Eid money. Around sixty lines is typical.',
    },
  ],
  testimonials: [
    {
      _id: 'python-premium-course-t1',
      name: 'Zara M., 12',
      coursename: 'Python Premium Course',
      userpic: '/media/people/p37.svg',
      content:
        'My quiz asks the capitals of all provinces and counts your marks. My cousin in Quetta found a bug and I fixed it in front of him.',
    },
    {
      _id: 'python-premium-course-t2',
      name: 'Asad B., father of Daniyal',
      coursename: 'Python Premium Course',
      userpic: '/media/people/p34.svg',
      content:
        'He used to shut the laptop when something went red. Now he reads the last line aloud and says, oh, I see.',
    },
    {
      _id: 'python-premium-course-t3',
      name: 'Daniyal, 11',
      coursename: 'Python Premium Course',
      userpic: '/media/people/p27.svg',
      content: 'I like the turtle week best. I made a tile with 36 squares by turning 10 degrees each time.',
    },
  ],
};
