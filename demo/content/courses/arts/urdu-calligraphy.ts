import type { SampleCourse } from '../../types.ts';

export const urduCalligraphy: SampleCourse = {
  _id: 'urdu-calligraphy',
  name: 'Letters that Dance: Urdu Calligraphy',
  homepointdescription: [
    'Cut and hold a reed qalam',
    'Measure letters with dots',
    'Write Nastaliq step by step',
    'Frame a couplet of your choice',
  ],
  level: 'Intermediate',
  category: { name: 'Arts' },
  shortdescription: 'Nastaliq, the hanging script of Urdu, learnt slowly with a reed pen and ink. For ages 10 to 15.',
  longdescription:
    'Nastaliq is called the bride of scripts. Its words hang from the upper right and swing down to the left, and its letters are measured by the dots of the pen that writes them. In a world of fast fonts, a single alif can fill an evening.\n\nWe start with the pen itself and then go through the letters in families: the straight, the boat, the bowl, the tooth. From the fourth module the letters join, for in Urdu a letter changes its shape with its neighbours.\n\nThe ink, the reed and a smooth page are all that is needed. The rest is breathing.',
  duration: '8 weeks',
  learndescription: [
    'Cut, hold and dip a reed pen',
    'Measure letters by rhombic dots',
    'Write the isolated letters in Nastaliq',
    'Join letters into balanced words',
    'Compose and frame a couplet',
  ],
  course_includes: [
    'Lessons filmed from above',
    'Guide sheets with dots',
    'Model couplets',
    'A short history with examples',
  ],
  certificate: ['Awarded for a framed couplet', 'Notes the name of the poet'],
  modules: [
    {
      _id: 'urdu-calligraphy-m1',
      name: 'Module 1',
      title: 'Pen, Ink, Breath',
      description: 'Before the first letter.',
      time: '1 h',
      lessons: [
        {
          _id: 'urdu-calligraphy-m1-l1',
          name: 'The qalam',
          content:
            'The pen is a reed cut at a slant, and the slant decides the thick and thin of each stroke. A marker with a wide edge does for practice.',
          lecture: { title: 'Cutting a reed', description: 'Done by an adult, watched by a child.' },
        },
        {
          _id: 'urdu-calligraphy-m1-l2',
          name: 'The dot that measures',
          content: 'Turn the pen and press: the mark is a rhombus called nuqta. Every letter is measured in nuqtas.',
          lecture: { title: 'A row of fifty dots', description: 'All the same, all with breath.' },
        },
        {
          _id: 'urdu-calligraphy-m1-l3',
          name: 'Alif',
          content:
            'Alif is a slim vertical stroke, in our practice three nuqtas high, leaning ever so slightly. It looks easy and is not.',
          lecture: { title: 'A hundred alifs', description: 'Choose the best five.' },
        },
      ],
    },
    {
      _id: 'urdu-calligraphy-m2',
      name: 'Module 2',
      title: 'Families of Letters',
      description: 'Learn one shape and several letters follow.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'urdu-calligraphy-m2-l1',
          name: 'Be and its boats',
          content:
            'Be, pe, te and their sisters share one long boat and differ only in the marks above or below it. A good boat begins thin, swells and rises at the end.',
          lecture: { title: 'The boat', description: 'Straight below, curved at the ends.' },
        },
        {
          _id: 'urdu-calligraphy-m2-l2',
          name: 'Jeem and its cup',
          content:
            'Jeem, che, he and khe share a head and a deep round cup below the line. The cup nearly closes but never does.',
          lecture: { title: 'The cup', description: 'Turn the wrist, not the fingers.' },
        },
        {
          _id: 'urdu-calligraphy-m2-l3',
          name: 'Seen and its teeth',
          content:
            'Seen may have three small teeth or one long sweep. In Nastaliq scribes use the long sweep to give a line air.',
          lecture: { title: 'Sweep or teeth?', description: 'Try both in one line.' },
        },
        {
          _id: 'urdu-calligraphy-m2-l4',
          name: 'Noon and its bowl',
          content: 'Noon, laam and seen all end in a rounded bowl. Writing them side by side shows how near they are.',
          lecture: { title: 'Bowls in a row', description: 'Match three letters.' },
        },
      ],
    },
    {
      _id: 'urdu-calligraphy-m3',
      name: 'Module 3',
      title: 'Joining',
      description: 'Letters become words.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'urdu-calligraphy-m3-l1',
          name: 'Four forms',
          content:
            'Most letters have a form for the beginning, the middle, the end and alone. A few, such as alif, daal, re and wao, never join to the left.',
          lecture: { title: 'Friends and loners', description: 'Sort the alphabet.' },
        },
        {
          _id: 'urdu-calligraphy-m3-l2',
          name: 'Words that hang',
          content:
            'In Nastaliq a word steps down to the left, so a long word starts higher. All of them then end near one line.',
          lecture: { title: 'Down the stairs', description: 'Write Pakistan, Lahore and Larkana.' },
        },
        {
          _id: 'urdu-calligraphy-m3-l3',
          name: 'Dots and signs',
          content: 'Dots are placed where they balance the word, even if it is not straight above the letter.',
          lecture: { title: 'Where shall it sit?', description: 'Move dots and watch the word change.' },
        },
      ],
    },
    {
      _id: 'urdu-calligraphy-m4',
      name: 'Module 4',
      title: 'Couplets',
      description: 'Poetry on the page.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'urdu-calligraphy-m4-l1',
          name: 'Choose a couplet',
          content:
            'A ghazal is made of couplets, and each can stand by itself. Choose one you understand and like to say aloud.',
          lecture: { title: 'Read before you write', description: 'From Iqbal to Parveen Shakir.' },
        },
        {
          _id: 'urdu-calligraphy-m4-l2',
          name: 'Compose',
          content:
            'Two lines should feel of equal weight, so a long sweep can fill the shorter one. Make three small sketches.',
          lecture: { title: 'Two lines, one page', description: 'Trace, cut, shift.' },
        },
        {
          _id: 'urdu-calligraphy-m4-l3',
          name: 'Ink and courage',
          content: 'Scribes breathe out during a long stroke. Stopping midway leaves a mark, so finish what you begin.',
          lecture: { title: 'The final sheet', description: 'Write it five times, keep the best.' },
        },
        {
          _id: 'urdu-calligraphy-m4-l4',
          name: 'Frame',
          content: 'A margin is part of the work: wider below than above looks stable.',
          lecture: { title: 'Finish', description: 'Edge, border and signature.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'urdu-calligraphy-f1',
      question: 'Can she join if she reads Urdu slowly?',
      description: 'Yes. Letters are introduced one after another, and writing them large improves reading too.',
    },
    {
      questionId: 'urdu-calligraphy-f2',
      question: 'Is it different from Quranic calligraphy?',
      description:
        'The scripts are related but different, and this course deals with poems and names in Urdu. Families who would like to go further will be ready to do so with a teacher.',
    },
    {
      questionId: 'urdu-calligraphy-f3',
      question: 'Where do I buy a qalam?',
      description:
        'Urdu Bazaar in Lahore and in Karachi has reeds and ink. A chisel marker of 3 millimetres is a good start.',
    },
    {
      questionId: 'urdu-calligraphy-f4',
      question: 'Is left-handedness a problem?',
      description:
        'No. Left-handed writers turn the paper and cut the reed at the other slant, and one lesson shows it.',
    },
    {
      questionId: 'urdu-calligraphy-f5',
      question: 'How much practice does it take?',
      description: 'Fifteen minutes a day is better than two hours on a Sunday.',
    },
    {
      questionId: 'urdu-calligraphy-f6',
      question: 'Does the ink wash out?',
      description: 'Drawing ink does not. Use washable ink or watered-down paint until the hand is steady.',
    },
  ],
  testimonials: [
    {
      _id: 'urdu-calligraphy-t1',
      name: 'Mustafa, 12',
      coursename: 'Letters that Dance: Urdu Calligraphy',
      userpic: '/media/people/p22.svg',
      content: 'My be looks like a boat now and not like a banana. My dada kept the page with a hundred alifs.',
    },
    {
      _id: 'urdu-calligraphy-t2',
      name: 'Ghazala H., mother and Urdu teacher',
      coursename: 'Letters that Dance: Urdu Calligraphy',
      userpic: '/media/people/p18.svg',
      content: 'The families of letters are explained more clearly than in any school book I have used.',
    },
    {
      _id: 'urdu-calligraphy-t3',
      name: 'Iman, 14',
      coursename: 'Letters that Dance: Urdu Calligraphy',
      userpic: '/media/people/p23.svg',
      content: 'I wrote a couplet for my nano and she read it aloud. Then neither of us could talk for a bit.',
    },
  ],
};
