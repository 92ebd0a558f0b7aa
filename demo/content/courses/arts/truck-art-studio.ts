import type { SampleCourse } from '../../types.ts';

export const truckArtStudio: SampleCourse = {
  _id: 'truck-art-studio',
  name: 'Truck Art Studio',
  homepointdescription: [
    'Paint peacocks, lions and roses',
    'Learn the trick of bold outlines',
    'Write your name in a painted banner',
    'Finish a panel for your own door',
  ],
  level: 'Beginner',
  category: { name: 'Arts' },
  shortdescription:
    'Colour, line and courage from the painted trucks of Pakistan. For children of 7 to 11 with a few poster colours.',
  longdescription:
    'Stand by the road for ten minutes and an art gallery drives past. Pakistani trucks carry painted eyes, falcons, mountain lakes, film heroes and lines of poetry, all made by painters who learnt in workshops from an ustad.\n\nThis course begins with one stroke of a round brush and ends with a panel of your own. On the way we meet symmetry, complementary colours, lettering and borders, because truck painters use them all.\n\nEvery lesson needs only paper, four colours and a brush. If paint runs out, wax crayons and a black marker do very well.',
  duration: '6 weeks',
  learndescription: [
    'Make the five basic strokes of the round brush',
    'Mix bright secondary colours without mud',
    'Use an outline and a highlight to make shapes pop',
    'Fold and trace to build a symmetrical design',
    'Plan a panel with border, centre and lettering',
  ],
  course_includes: [
    "Lessons filmed over the painter's hand",
    'Outline sheets to print',
    'Colour mixing chart',
    'A short album of real trucks with notes',
  ],
  certificate: ['Awarded for a finished panel', 'Carries a small picture of your panel'],
  modules: [
    {
      _id: 'truck-art-studio-m1',
      name: 'Module 1',
      title: 'Meet the Trucks',
      description: 'Look before you paint.',
      time: '50 min',
      lessons: [
        {
          _id: 'truck-art-studio-m1-l1',
          name: 'Why paint a truck?',
          content:
            'Drivers spend months on the road, so the truck is a home and also an advertisement. A well painted one shows that its owner takes pride in his work.',
          lecture: { title: 'A walk round a Bedford', description: 'Front, sides and tail, one picture at a time.' },
        },
        {
          _id: 'truck-art-studio-m1-l2',
          name: 'A guide to the pictures',
          content:
            'Peacocks stand for beauty, falcons and lions for courage, and painted eyes are said to keep off bad luck. Regions differ too: trucks from Peshawar and Swat are known for carved wooden doors.',
          lecture: { title: 'Find six symbols', description: 'Pause and point.' },
        },
        {
          _id: 'truck-art-studio-m1-l3',
          name: 'Your tools',
          content:
            'A round brush gives thick and thin lines depending on how hard you press. Wash it in lukewarm water and store it with its hair upwards.',
          lecture: { title: 'One brush, many lines', description: 'Press, lift, twist.' },
        },
      ],
    },
    {
      _id: 'truck-art-studio-m2',
      name: 'Module 2',
      title: 'Bold Colour',
      description: 'Colours that shout kindly.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'truck-art-studio-m2-l1',
          name: 'Red, yellow, blue',
          content:
            'Two primary colours make a secondary one: yellow and blue give green. Add the darker colour to the lighter, a little at a time, or you use up all your paint.',
          lecture: { title: 'Twelve colours from three', description: "Make a wheel like a truck's wheel." },
        },
        {
          _id: 'truck-art-studio-m2-l2',
          name: 'Neighbours and opposites',
          content:
            'Colours opposite each other on the wheel, such as red and green, make one another look brighter. Truck painters put them side by side on purpose.',
          lecture: { title: 'The brightest corner', description: 'Paint the same flower on three grounds.' },
        },
        {
          _id: 'truck-art-studio-m2-l3',
          name: 'The black outline',
          content:
            'A dark outline separates one colour from the next, so the picture reads from a distance. Paint it last, when the rest is dry.',
          lecture: { title: 'Dark lines, steady hand', description: 'Rest your little finger on the page.' },
        },
        {
          _id: 'truck-art-studio-m2-l4',
          name: 'Spots of light',
          content:
            'A small white highlight makes a flat circle look like a shiny ball. Put it on the side where the light comes from and on the same side everywhere.',
          lecture: { title: 'Make it shine', description: "Grapes, buttons and a peacock's eye." },
        },
      ],
    },
    {
      _id: 'truck-art-studio-m3',
      name: 'Module 3',
      title: 'Flowers, Birds and Balance',
      description: 'Motifs you can repeat.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'truck-art-studio-m3-l1',
          name: 'The pressed petal',
          content:
            'Press the brush, pull and lift: that is one petal. Five of them make a flower in ten seconds, just as the ustads do it.',
          lecture: { title: 'A rose in seven strokes', description: 'From the heart of the rose outwards.' },
        },
        {
          _id: 'truck-art-studio-m3-l2',
          name: 'A proud peacock',
          content:
            'Start from a curved S for neck and body, then add feathers like a fan. The eyes of the tail follow rows that grow wider.',
          lecture: { title: 'The S and the fan', description: 'Draw big, to the edges of the paper.' },
        },
        {
          _id: 'truck-art-studio-m3-l3',
          name: 'The magic fold',
          content:
            'Paint half of a shape, fold the paper while it is wet and press. A shape that matches on both sides of a line has mirror symmetry.',
          lecture: { title: 'Half a butterfly', description: 'Fold, press, open and cheer.' },
        },
      ],
    },
    {
      _id: 'truck-art-studio-m4',
      name: 'Module 4',
      title: 'Your Panel',
      description: 'Make one to keep.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'truck-art-studio-m4-l1',
          name: 'Borders',
          content:
            'A border repeats a small pattern, and the corners are the hard part. Plan the corners first and then fill the sides.',
          lecture: { title: 'Begin with the corners', description: 'Three borders to copy or change.' },
        },
        {
          _id: 'truck-art-studio-m4-l2',
          name: 'Painted words',
          content:
            'Letters fit better if you count them and mark the middle before painting. The spaces between letters matter as much as the letters.',
          lecture: { title: 'Your name in a ribbon', description: 'In Urdu or English.' },
        },
        {
          _id: 'truck-art-studio-m4-l3',
          name: 'The finished panel',
          content:
            'Light colours first, dark ones next, outline after that and highlights last. The order keeps your colours clean.',
          lecture: { title: 'Put it together', description: 'A slow painting from start to finish.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'truck-art-studio-f1',
      question: 'Which paints shall we buy?',
      description:
        'Poster colours in red, yellow, blue, white and black are enough. Any stationer has them, and a number 4 or 6 round brush will do for everything.',
    },
    {
      questionId: 'truck-art-studio-f2',
      question: 'Will they stain?',
      description:
        'Poster colour washes out of most clothes if rinsed soon, but an old kameez is wise. Spread a newspaper and breathe easily.',
    },
    {
      questionId: 'truck-art-studio-f3',
      question: 'My son says he cannot draw.',
      description:
        'We hear that often. The first lesson is only strokes, and outline sheets are there for anyone who would rather paint than draw.',
    },
    {
      questionId: 'truck-art-studio-f4',
      question: 'Is it respectful of the tradition?',
      description:
        'We try to be. Painters explain their work in their own words, and the children learn that these are designs with makers and masters.',
    },
    {
      questionId: 'truck-art-studio-f5',
      question: 'Can we make the panel for real?',
      description:
        'Yes. Paint it on hardboard with enamel together with an adult, outdoors, as enamel fumes are strong. Most families choose poster colour on card.',
    },
  ],
  testimonials: [
    {
      _id: 'truck-art-studio-t1',
      name: 'Zainab, 8',
      coursename: 'Truck Art Studio',
      userpic: '/media/people/p38.svg',
      content: 'My peacock has fourteen eyes in its tail and a necklace. It is on our front door.',
    },
    {
      _id: 'truck-art-studio-t2',
      name: 'Shabana G., mother of Umar',
      coursename: 'Truck Art Studio',
      userpic: '/media/people/p33.svg',
      content: 'We live opposite a truck stand and had stopped seeing the trucks. Umar now knows two painters by name.',
    },
    {
      _id: 'truck-art-studio-t3',
      name: 'Umar, 10',
      coursename: 'Truck Art Studio',
      userpic: '/media/people/p20.svg',
      content: 'The outline last, that is the trick. Before, my green always went into my red.',
    },
  ],
};
