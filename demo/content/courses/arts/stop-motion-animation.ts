import type { SampleCourse } from '../../types.ts';

export const stopMotionAnimation: SampleCourse = {
  _id: 'stop-motion-animation',
  name: 'Stop-Motion Animation',
  homepointdescription: [
    'Bring clay and paper to life',
    'Make a film of thirty seconds',
    'Record sound in your cupboard',
    'Learn timing from great animators',
  ],
  level: 'Intermediate',
  category: { name: 'Arts' },
  shortdescription:
    'Twelve pictures make one second. Learners of 9 to 14 plan, shoot and edit a short animated film with a phone.',
  longdescription:
    'A spoon that crosses the table, a paper bird that hatches, a clay donkey that refuses: stop-motion makes anything move, at the price of patience. You take a picture, move the thing a little and take another one.\n\nWe begin with two-second experiments and learn the principles that make movement feel alive. Then each learner writes and films a story of thirty seconds, with sound recorded at home and titles cut from paper.\n\nA phone, a lamp and a stack of books are the whole studio.',
  duration: '6 weeks',
  learndescription: [
    'Use frame rate to plan movement',
    'Apply squash, stretch, anticipation and easing',
    'Write a storyboard with beginning, middle and end',
    'Light and frame a small set',
    'Edit pictures and sound together',
  ],
  course_includes: ['Lessons with frame-by-frame examples', 'Storyboard sheets', 'Timing chart', 'A list of free apps'],
  certificate: [
    'Awarded for a finished film of at least twenty seconds',
    "Includes your film's title and running time",
  ],
  modules: [
    {
      _id: 'stop-motion-animation-m1',
      name: 'Module 1',
      title: 'The First Second',
      description: 'Make something move.',
      time: '1 h',
      lessons: [
        {
          _id: 'stop-motion-animation-m1-l1',
          name: 'Why it moves',
          content:
            'Our brain joins separate pictures into motion if they change quickly enough. At twelve pictures a second objects move well, while cinema uses 24.',
          lecture: { title: 'The flip book', description: 'Twelve corners of an exercise book.' },
        },
        {
          _id: 'stop-motion-animation-m1-l2',
          name: 'Steady camera',
          content:
            'If the phone shifts even a little the whole world jumps. Fix it between books and use the headphone button or a timer to take the picture.',
          lecture: { title: 'A stand from books', description: 'Build a studio in ten minutes.' },
        },
        {
          _id: 'stop-motion-animation-m1-l3',
          name: 'The walking spoon',
          content:
            'Small steps look slow and large steps look fast. Measure the distance and divide by the number of frames.',
          lecture: { title: 'From cup to saucer', description: 'Film a spoon in 24 frames.' },
        },
      ],
    },
    {
      _id: 'stop-motion-animation-m2',
      name: 'Module 2',
      title: 'The Secrets of Motion',
      description: 'What animators learnt.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'stop-motion-animation-m2-l1',
          name: 'Slow in, slow out',
          content:
            'Real things start and stop gradually. Put more pictures at each end of a move and it stops looking like a machine.',
          lecture: { title: 'The shy matchbox', description: 'One move with and without easing.' },
        },
        {
          _id: 'stop-motion-animation-m2-l2',
          name: 'Squash and stretch',
          content:
            'A soft ball flattens as it hits the ground and grows long as it falls. It keeps the same volume, so wider also means lower.',
          lecture: { title: 'The ball that breathes', description: 'Clay, two frames of squash.' },
        },
        {
          _id: 'stop-motion-animation-m2-l3',
          name: 'Anticipation',
          content:
            'Before jumping up, crouch down. A little move in the opposite direction tells the eye what comes next.',
          lecture: { title: 'The jump', description: 'Make a clay frog leap.' },
        },
      ],
    },
    {
      _id: 'stop-motion-animation-m3',
      name: 'Module 3',
      title: 'Story',
      description: 'Thirty seconds that matter.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'stop-motion-animation-m3-l1',
          name: 'Somebody wants something',
          content:
            'A story needs somebody who wants something and a reason they cannot have it. Thirty seconds has room for one want, one obstacle and one surprise.',
          lecture: { title: 'The donkey and the mango', description: 'Tell it in three sentences.' },
        },
        {
          _id: 'stop-motion-animation-m3-l2',
          name: 'Storyboard',
          content:
            'A storyboard draws each shot in one box, with arrows for movement. It shows what you can leave out.',
          lecture: { title: 'Eight boxes', description: 'From story to pictures.' },
        },
        {
          _id: 'stop-motion-animation-m3-l3',
          name: 'Close, medium, wide',
          content: 'A wide shot shows where we are, and a close one shows what someone feels.',
          lecture: { title: 'Three shots', description: 'Film the same moment three ways.' },
        },
      ],
    },
    {
      _id: 'stop-motion-animation-m4',
      name: 'Module 4',
      title: 'Sound, Light, Film',
      description: 'Finish it well.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'stop-motion-animation-m4-l1',
          name: 'One lamp',
          content:
            'Daylight changes while you work, and the film flickers. Draw the curtains and use a lamp that stays put.',
          lecture: { title: 'Night in a shoebox', description: 'Colour the light with tissue.' },
        },
        {
          _id: 'stop-motion-animation-m4-l2',
          name: 'Make your own sounds',
          content: 'Corn flour squeezed in a bag sounds like steps in snow, and that is how film sound artists do it.',
          lecture: { title: 'Rain on a tray', description: 'Ten sounds from the kitchen.' },
        },
        {
          _id: 'stop-motion-animation-m4-l3',
          name: 'Edit',
          content: 'Cut anything that does not move the story on. Silence before the joke makes it funnier.',
          lecture: { title: 'Shorter, then shorter', description: 'From 45 seconds to 30.' },
        },
        {
          _id: 'stop-motion-animation-m4-l4',
          name: 'The premiere',
          content: 'Titles name everybody who helped, even the one who held the lamp.',
          lecture: { title: 'Lights off', description: 'Show it to family and ask one question.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'stop-motion-animation-f1',
      question: 'Do we need a special app?',
      description:
        'A free stop-motion app on an ordinary phone will do, and the course lists some. If none suits, take photos and join them in any video editor.',
    },
    {
      questionId: 'stop-motion-animation-f2',
      question: 'How much time does a film take?',
      description: 'Thirty seconds at twelve frames is 360 pictures. Most learners need three afternoons for it.',
    },
    {
      questionId: 'stop-motion-animation-f3',
      question: 'Which clay is best?',
      description:
        'Plasticine, because it does not dry out. Paper cut-outs, toys and daal are just as good for stories.',
    },
    {
      questionId: 'stop-motion-animation-f4',
      question: 'Will the film be published?',
      description:
        "Only if you want to share it yourselves. We never need a child's face in it: the actors are made of clay.",
    },
    {
      questionId: 'stop-motion-animation-f5',
      question: 'Can cousins work on one film together?',
      description:
        'Yes, and they learn a lot. One animates, one takes the pictures and one watches that no fingers are left in the shot.',
    },
  ],
  testimonials: [
    {
      _id: 'stop-motion-animation-t1',
      name: 'Ayla, 11',
      coursename: 'Stop-Motion Animation',
      userpic: '/media/people/p28.svg',
      content: 'My donkey film has 372 pictures. In picture 201 you can see my thumb and I left it in.',
    },
    {
      _id: 'stop-motion-animation-t2',
      name: 'Noman U., uncle',
      coursename: 'Stop-Motion Animation',
      userpic: '/media/people/p34.svg',
      content: 'They spent three afternoons without a quarrel moving lentils. The premiere had popcorn.',
    },
    {
      _id: 'stop-motion-animation-t3',
      name: 'Ebrahim, 12',
      coursename: 'Stop-Motion Animation',
      userpic: '/media/people/p26.svg',
      content: 'I never knew about slow in and slow out. Now I see it when the gate at school closes.',
    },
  ],
};
