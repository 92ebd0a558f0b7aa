import type { SampleCourse } from '../../types.ts';

export const drawWhatYouSee: SampleCourse = {
  _id: 'draw-what-you-see',
  name: 'Draw What You See',
  homepointdescription: [
    'Learn to see shapes before things',
    'Draw a cat, a cup and your own hand',
    'Make flat paper look deep',
    'Fill a sketchbook of forty pages',
  ],
  level: 'Beginner',
  category: { name: 'Arts' },
  shortdescription:
    'A gentle drawing course for ages 8 to 12. Nobody needs talent, only a pencil, a little time and the habit of looking twice.',
  longdescription:
    'Most of us draw what we think a thing looks like: a table with four corners, an eye shaped like an almond. Drawing begins when we check. Where does the edge truly run? Which is wider, the cup or the shadow beside it?\n\nWe train the eye with small, friendly exercises. You draw without looking at the paper, you draw the spaces instead of the things, and by the fourth week your cup stands firmly on the table.\n\nEvery drawing is kept. Comparing page one with page forty is the best lesson of all.',
  duration: '7 weeks',
  learndescription: [
    'Break objects into simple shapes',
    'Compare lengths and angles with a pencil',
    'Shade a sphere, a cube and a cylinder',
    'Use overlap, size and horizon to show depth',
    'Draw simple portraits with correct proportions',
  ],
  course_includes: [
    'Lessons filmed at the pace of a pencil',
    'Sketchbook plan for forty pages',
    'Printed practice sheets',
    'Photos to draw from on rainy days',
  ],
  certificate: ['Given for a sketchbook of at least forty drawings', 'Shows your first and your last page'],
  modules: [
    {
      _id: 'draw-what-you-see-m1',
      name: 'Module 1',
      title: 'Seeing',
      description: 'Train the eye.',
      time: '55 min',
      lessons: [
        {
          _id: 'draw-what-you-see-m1-l1',
          name: "The line that doesn't look",
          content:
            'In blind contour drawing you look only at the object and never at the paper. The result is funny, but the eye learns to go slowly along an edge.',
          lecture: { title: 'Draw your thumb', description: 'Two minutes without peeping.' },
        },
        {
          _id: 'draw-what-you-see-m1-l2',
          name: 'Shapes inside things',
          content:
            'A teapot is a circle with a triangle and a curved handle. Find the big shapes first and details last.',
          lecture: { title: 'A chai tray', description: 'Circles, ovals, rectangles.' },
        },
        {
          _id: 'draw-what-you-see-m1-l3',
          name: 'The space between',
          content: "The gap between a chair's legs is a shape too. If the gaps are right the chair must be right.",
          lecture: { title: 'Draw the gaps', description: 'Fill the background, leave the chair white.' },
        },
      ],
    },
    {
      _id: 'draw-what-you-see-m2',
      name: 'Module 2',
      title: 'Measuring',
      description: 'Your pencil is a ruler.',
      time: '1 h',
      lessons: [
        {
          _id: 'draw-what-you-see-m2-l1',
          name: 'Hold out your arm',
          content:
            "Close one eye, hold the pencil at arm's length and mark a height with your thumb. Now compare it with a width.",
          lecture: { title: 'How many heads?', description: 'Measure a bottle and a brother.' },
        },
        {
          _id: 'draw-what-you-see-m2-l2',
          name: 'Tilts',
          content: 'Hold the pencil along an edge to see its slope, then carry the slope to the page. It never lies.',
          lecture: { title: 'A crooked stack of books', description: 'Five angles in five minutes.' },
        },
        {
          _id: 'draw-what-you-see-m2-l3',
          name: 'Ovals that lie flat',
          content:
            'The mouth of a cup is a circle but looks like an oval. The lower it stands below your eyes, the rounder the oval.',
          lecture: { title: 'Cups on a shelf', description: 'High, level and low.' },
        },
      ],
    },
    {
      _id: 'draw-what-you-see-m3',
      name: 'Module 3',
      title: 'Light and Dark',
      description: 'From flat to round.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'draw-what-you-see-m3-l1',
          name: 'Five greys',
          content:
            'A pencil can make many tones from faint to nearly black. Pressing lightly and going over it again gives smoother greys than pressing hard.',
          lecture: { title: 'The grey ladder', description: 'Fill five boxes in even steps.' },
        },
        {
          _id: 'draw-what-you-see-m3-l2',
          name: 'The ball',
          content:
            'A lit ball has a highlight, a middle tone, a dark band and often a little reflected light at its edge. The reflected light comes from the table.',
          lecture: { title: 'Mango, not circle', description: 'A lamp, a mango and a white cloth.' },
        },
        {
          _id: 'draw-what-you-see-m3-l3',
          name: 'Where the shadow falls',
          content:
            'A shadow thrown on the table begins where the object touches it. Without it things appear to float.',
          lecture: { title: 'Put it down', description: 'Anchor three objects.' },
        },
      ],
    },
    {
      _id: 'draw-what-you-see-m4',
      name: 'Module 4',
      title: 'Near and Far',
      description: 'Space on paper.',
      time: '1 h',
      lessons: [
        {
          _id: 'draw-what-you-see-m4-l1',
          name: 'Overlap',
          content: 'When one shape covers another it looks nearer. That one trick already makes a scene.',
          lecture: { title: 'Hills behind hills', description: 'A view of Margalla in three strips.' },
        },
        {
          _id: 'draw-what-you-see-m4-l2',
          name: 'Lines to one point',
          content:
            'Parallel edges that go away from you seem to meet at a point on the horizon, which is at the height of your eyes.',
          lecture: { title: 'A street in Lahore', description: 'Shops on both sides and one vanishing point.' },
        },
        {
          _id: 'draw-what-you-see-m4-l3',
          name: 'Pale distance',
          content:
            'Far hills look paler and bluer because there is more air between. Draw the far ones lightly and save the dark pencil for what is near.',
          lecture: { title: 'Mountains in mist', description: 'Three layers with one pencil.' },
        },
      ],
    },
    {
      _id: 'draw-what-you-see-m5',
      name: 'Module 5',
      title: 'Living Things',
      description: 'Hands, cats and faces.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'draw-what-you-see-m5-l1',
          name: 'Your own hand',
          content: 'Your hand, from wrist to middle fingertip, is about as long as your face from chin to hairline.',
          lecture: { title: 'Five positions', description: 'Begin with the mitten shape.' },
        },
        {
          _id: 'draw-what-you-see-m5-l2',
          name: 'Cats that move',
          content:
            'Draw the curve of the back first, for the rest hangs from it. A cat that has moved can be finished from memory.',
          lecture: { title: 'Thirty-second cats', description: 'Twelve quick drawings of a street cat.' },
        },
        {
          _id: 'draw-what-you-see-m5-l3',
          name: 'The face',
          content:
            'The eyes lie about half-way down the head, though most people put them higher. The gap between them is about one eye wide.',
          lecture: { title: 'A portrait of somebody kind', description: 'Draw someone who can sit still.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'draw-what-you-see-f1',
      question: 'What pencils are needed?',
      description:
        'An HB and a 4B, an eraser and a sharpener. Any paper will do, but a bound sketchbook keeps the pages together.',
    },
    {
      questionId: 'draw-what-you-see-f2',
      question: 'My daughter is only seven. Too early?',
      description:
        'Some are ready and some are not. If she enjoys drawing for fifteen minutes at a time she will enjoy this.',
    },
    {
      questionId: 'draw-what-you-see-f3',
      question: 'Does it teach cartoons or manga?',
      description:
        'No, we draw from life. It makes every other style stronger, and children who love manga notice the difference in hands and faces.',
    },
    {
      questionId: 'draw-what-you-see-f4',
      question: 'How do you mark drawings?',
      description:
        'We do not give marks. Each module ends with a short list of questions that the child answers about her own page.',
    },
    {
      questionId: 'draw-what-you-see-f5',
      question: 'What if he gets frustrated?',
      description:
        'Try a blind contour drawing together. Nobody can do it well, so everyone laughs, and then the pencil is loose again.',
    },
  ],
  testimonials: [
    {
      _id: 'draw-what-you-see-t1',
      name: 'Momina, 10',
      coursename: 'Draw What You See',
      userpic: '/media/people/p37.svg',
      content: 'My first cup looked like a bucket and my last one has a shadow. I showed both to my teacher.',
    },
    {
      _id: 'draw-what-you-see-t2',
      name: 'Salman T., father of Hadi (8)',
      coursename: 'Draw What You See',
      userpic: '/media/people/p19.svg',
      content: 'Seven weeks and he never once asked for the tablet while drawing. I drew along and mine are worse.',
    },
    {
      _id: 'draw-what-you-see-t3',
      name: 'Hadi, 8',
      coursename: 'Draw What You See',
      userpic: '/media/people/p22.svg',
      content: 'I have 43 cats. The street cat is my best model because she sleeps a lot.',
    },
  ],
};
