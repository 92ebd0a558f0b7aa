import type { SampleCourse } from '../../types.ts';

export const physicsOfCricket: SampleCourse = {
  _id: 'physics-of-cricket',
  name: 'The Physics of Cricket',
  homepointdescription: [
    'Understand swing, spin and reverse swing',
    'Analyse your own bowling on video',
    "Use Newton's laws on a real pitch",
    'Plot the best angle for a big hit',
  ],
  level: 'Advanced',
  category: { name: 'Science' },
  shortdescription:
    'Forces, energy and flight, studied with a bat and a ball. For learners of 13 to 16 who like cricket, physics or both.',
  longdescription:
    "A cricket ball leaves a fast bowler's hand at 140 kilometres an hour, curves in the air, bounces off clay and meets a willow bat for about a thousandth of a second. Almost all of school mechanics is inside that journey.\n\nWe film with an ordinary phone, measure from the frames and test our ideas against the numbers. You will use vectors, graphs and Newton's laws because you need them to answer a question you care about: why did that ball swing late?\n\nReverse swing was mastered by Pakistani fast bowlers long before wind tunnels explained it. We end with what is known, and with what is still argued about.",
  duration: '8 weeks',
  learndescription: [
    'Describe motion with displacement, velocity and acceleration',
    "Apply Newton's three laws to bowling and batting",
    'Calculate momentum, impulse and kinetic energy',
    'Explain swing and the Magnus effect with air flow',
    'Collect measurements from slow-motion video with honest uncertainty',
  ],
  course_includes: [
    'Lessons with worked examples',
    'Video clips ready for measurement',
    'Graph paper and data sheets',
    'A guide to filming with a phone',
    'Written feedback questions for the final project',
  ],
  certificate: [
    'Awarded for a measured investigation with a graph',
    'States the question you investigated',
    'Includes the uncertainty of your result',
  ],
  modules: [
    {
      _id: 'physics-of-cricket-m1',
      name: 'Module 1',
      title: 'Motion on the Pitch',
      description: 'How fast, how far, which way.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'physics-of-cricket-m1-l1',
          name: 'Speed from a phone',
          content:
            'At 240 frames a second each frame lasts about 4.2 milliseconds. Count the frames over a known distance and you have the average speed.',
          lecture: {
            title: 'Your own speed gun',
            description: 'Film a ball along 20.12 metres, the length of a pitch.',
          },
        },
        {
          _id: 'physics-of-cricket-m1-l2',
          name: 'Velocity is a vector',
          content:
            'Velocity has a direction as well as a size, so a ball that turns at constant speed is still accelerating.',
          lecture: {
            title: 'Arrows on the field',
            description: 'Draw the velocity of a cover drive before and after contact.',
          },
        },
        {
          _id: 'physics-of-cricket-m1-l3',
          name: 'Falling and flying',
          content:
            'Without air, every object falls with the same acceleration, about 9.8 metres per second squared. A dropped ball and one thrown level from the same height land together.',
          lecture: { title: 'Two balls, one sound', description: 'Hear the proof with a table edge and a ruler.' },
        },
        {
          _id: 'physics-of-cricket-m1-l4',
          name: 'The best angle',
          content:
            'With no air resistance a ball hit from the ground goes furthest at 45 degrees. Drag brings the best angle for a real six down to somewhere near 40.',
          lecture: { title: 'How to clear the rope', description: 'Plot range against angle, then add the air.' },
        },
      ],
    },
    {
      _id: 'physics-of-cricket-m2',
      name: 'Module 2',
      title: 'Forces and Collisions',
      description: 'The thousandth of a second that matters.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'physics-of-cricket-m2-l1',
          name: 'Newton on the run-up',
          content:
            'A bowler pushes back on the ground and the ground pushes forward on the bowler. The two forces are equal but act on different bodies, so they never cancel.',
          lecture: {
            title: 'Third law, front foot',
            description: "Why the landing foot feels several times the body's weight.",
          },
        },
        {
          _id: 'physics-of-cricket-m2-l2',
          name: 'Soft hands',
          content:
            'Impulse is force multiplied by time, and it equals the change in momentum. Drawing the hands back makes the catch last longer, so the force on the palms is smaller.',
          lecture: { title: 'Catching an egg', description: 'The same idea with an egg and a bed sheet.' },
        },
        {
          _id: 'physics-of-cricket-m2-l3',
          name: 'The sweet spot',
          content:
            'Struck at its sweet spot, a bat hardly vibrates and turns least in the hands, so more energy goes to the ball. You can find it by tapping along the blade and feeling the buzz vanish.',
          lecture: { title: 'Tap and listen', description: 'Find the spot on your own bat, even a tape-ball bat.' },
        },
      ],
    },
    {
      _id: 'physics-of-cricket-m3',
      name: 'Module 3',
      title: 'Swing',
      description: 'The seam, the shine and the air.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'physics-of-cricket-m3-l1',
          name: 'The boundary layer',
          content:
            'A thin layer of air sticks close to the ball. Where it is smooth it leaves the surface early, and where it is turbulent it clings for longer.',
          lecture: { title: 'Smoke over a ball', description: 'Wind tunnel film, frame by frame.' },
        },
        {
          _id: 'physics-of-cricket-m3-l2',
          name: 'Conventional swing',
          content:
            "A seam angled towards the slips trips the air on one side into turbulence. The wake bends to one side and, by Newton's third law, the ball is pushed to the other, towards where the seam points.",
          lecture: { title: 'Outswing explained', description: 'Grip, seam and shine in slow motion.' },
        },
        {
          _id: 'physics-of-cricket-m3-l3',
          name: 'Reverse swing',
          content:
            'With a worn ball at high speed the air becomes turbulent before it reaches the seam on both sides, and the balance flips. The ball then moves away from the direction of the seam.',
          lecture: { title: 'From Sarfraz Nawaz to the wind tunnel', description: 'How a craft became a theory.' },
        },
        {
          _id: 'physics-of-cricket-m3-l4',
          name: 'The tape ball',
          content:
            'Taping half a tennis ball makes one side smoother than the other. That unequal surface is why street cricket has such wicked swing.',
          lecture: { title: 'Street aerodynamics', description: 'Test bare, half-taped and fully taped balls.' },
        },
      ],
    },
    {
      _id: 'physics-of-cricket-m4',
      name: 'Module 4',
      title: 'Spin and a Final Question',
      description: 'Turning balls and your own investigation.',
      time: '1 h 35 min',
      lessons: [
        {
          _id: 'physics-of-cricket-m4-l1',
          name: 'The Magnus effect',
          content:
            'A spinning ball drags air round with it and deflects its wake. Topspin bends the flight downwards, so the ball dips and bounces sooner than the batter expects.',
          lecture: { title: 'Dip and drift', description: 'Roll a paper cylinder off a table and watch it curl back.' },
        },
        {
          _id: 'physics-of-cricket-m4-l2',
          name: 'Friction and turn',
          content:
            'When a spinning ball grips the pitch, friction pushes it sideways. A dry, worn surface offers more friction, which is why spin matters late in a match.',
          lecture: { title: 'Leg break on clay and cement', description: 'Measure turn on three surfaces.' },
        },
        {
          _id: 'physics-of-cricket-m4-l3',
          name: 'Your investigation',
          content:
            'A result without an uncertainty is only half a result. Repeat each measurement at least five times and report the spread.',
          lecture: { title: 'Writing it up', description: 'One question, one graph and one honest paragraph.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'physics-of-cricket-f1',
      question: 'Do I need to be good at cricket?',
      description:
        'Not at all. One of the best projects was about a ball rolling down a plank. You need curiosity and somebody to bowl to you now and then.',
    },
    {
      questionId: 'physics-of-cricket-f2',
      question: 'How much mathematics is there?',
      description:
        'You should be comfortable rearranging an equation and reading a graph. Sine and cosine appear in one lesson and are explained there.',
    },
    {
      questionId: 'physics-of-cricket-f3',
      question: 'Can girls who play in the courtyard do the filming tasks?',
      description:
        'Yes. Every filming task fits in six metres with a tape ball, and we give a version of each for small spaces.',
    },
    {
      questionId: 'physics-of-cricket-f4',
      question: 'Which phone do I need?',
      description:
        'Any phone with a slow-motion mode. If yours has none, we provide clips that you can measure instead.',
    },
    {
      questionId: 'physics-of-cricket-f5',
      question: 'Does this match the O Level syllabus?',
      description:
        'Kinematics, forces, momentum and energy are the same topics, met in a different order. The swing module goes beyond it.',
    },
    {
      questionId: 'physics-of-cricket-f6',
      question: 'Is a hard ball used?',
      description: 'Never for the home tasks. Tape balls and tennis balls give better footage anyway.',
    },
  ],
  testimonials: [
    {
      _id: 'physics-of-cricket-t1',
      name: 'Shaheer, 15',
      coursename: 'The Physics of Cricket',
      userpic: '/media/people/p22.svg',
      content: 'I measured my bowling at 82 km/h, plus or minus 5. I used to say 110.',
    },
    {
      _id: 'physics-of-cricket-t2',
      name: 'Amna Q., mother of Ibrahim',
      coursename: 'The Physics of Cricket',
      userpic: '/media/people/p32.svg',
      content: 'He has asked for graph paper. For a boy who avoided physics, that is a small miracle in our house.',
    },
    {
      _id: 'physics-of-cricket-t3',
      name: 'Dua, 14',
      coursename: 'The Physics of Cricket',
      userpic: '/media/people/p37.svg',
      content: 'My project was about taped balls in our gali. Half-taped swung 34 cm over 12 metres.',
    },
  ],
};
