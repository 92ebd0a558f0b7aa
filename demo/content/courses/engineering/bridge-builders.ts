import type { SampleCourse } from '../../types.ts';

export const bridgeBuilders: SampleCourse = {
  _id: 'bridge-builders',
  name: 'Bridge Builders: Spans That Stand',
  homepointdescription: [
    'Build six bridges from paper, string and sticks',
    'Feel push and pull with your own hands',
    'Load a bridge until it breaks, then mend the idea',
    'Meet the great bridges of the Indus',
  ],
  level: 'Beginner',
  category: { name: 'Engineering' },
  shortdescription:
    'Six weeks of bridges built from paper, string and ice-cream sticks, each one loaded until it fails. You learn where the load goes, and why some shapes carry it so well.',
  longdescription: [
    'A bridge is a promise: step here and you will reach the other side. In this course you make that promise with materials from the kitchen drawer and find out how far it can be trusted.',
    'Each week has one idea, one build and one breaking. We begin with a single sheet of paper that sags under three coins and, folded, carries thirty. From there we go to beams, trusses, arches and cables, and visit by picture the bridges at Sukkur, Attock and Hussaini.',
    'The last build is yours. You choose the span, weigh the materials, guess the breaking load and write down how wrong the guess was. Engineers do exactly this, with bigger scales.',
  ].join('\n\n'),
  duration: '6 weeks',
  learndescription: [
    'Tell compression from tension by looking at a bent beam',
    'Explain why a triangle keeps its shape and a square does not',
    'Build a beam, a truss, an arch and a suspension bridge',
    'Measure how much a bridge carries for each gram it weighs',
    'Draw a bridge with arrows that show where the load goes',
  ],
  course_includes: [
    '16 short lectures with captions',
    'A printable plan for each of the six builds',
    'A load record sheet for coins, dal or water',
    'Two live testing sessions with a mentor',
  ],
  certificate: [
    'Bridge Builders certificate for finishing the final span',
    'Your bridge’s strength-to-weight figure printed on it',
  ],
  modules: [
    {
      _id: 'bridge-builders-m1',
      name: 'Module 1',
      title: 'Forces You Can Feel',
      description:
        'Before building anything, we use our arms, a ruler and a sponge to feel what happens inside a thing that carries weight.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'bridge-builders-m1-l1',
          name: 'Weight has to go somewhere',
          content:
            'A book on a table pushes the table down, and the table pushes the floor. A bridge only works if every push has a path to the ground; that path is called the load path.',
          lecture: {
            title: 'Follow the load',
            description: 'We trace the weight of a tea tray, finger by finger, down to the floor.',
          },
        },
        {
          _id: 'bridge-builders-m1-l2',
          name: 'Squash and stretch',
          content:
            'Bend a sponge with lines drawn on it: on the inside of the bend the lines crowd together (compression), on the outside they spread (tension). A loaded beam does both at once.',
          lecture: {
            title: 'The sponge that shows everything',
            description: 'A marked sponge bent slowly, so you can see both forces in one piece.',
          },
        },
        {
          _id: 'bridge-builders-m1-l3',
          name: 'One fold makes a beam',
          content:
            'A flat sheet of paper over a gap falls under its own weight, but the same sheet folded into pleats can carry a glass. Folding puts material further from the middle of the thickness, and that makes it stiff.',
          lecture: {
            title: 'Paper that carries a glass',
            description: 'Pleats, tubes and channels from the same sheet, tested side by side.',
          },
        },
        {
          _id: 'bridge-builders-m1-l4',
          name: 'Why triangles are stubborn',
          content:
            'Pin four sticks into a square and it leans over into a diamond. Pin three into a triangle and it cannot move unless a stick breaks or bends, which is why bridges are full of triangles.',
          lecture: {
            title: 'Squares lean, triangles stay',
            description: 'Ice-cream sticks and paper fasteners show which shapes hold.',
          },
        },
      ],
    },
    {
      _id: 'bridge-builders-m2',
      name: 'Module 2',
      title: 'Beams and Trusses',
      description:
        'The simplest bridge is a plank. We find out what limits it, and how to keep its strength while throwing most of it away.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'bridge-builders-m2-l1',
          name: 'The plank over the nala',
          content:
            'A beam is weakest in the middle of its span, where bending is greatest. Double the span of the same plank and the same load at the middle sags it eight times as much.',
          lecture: {
            title: 'How far can a ruler reach?',
            description: 'We measure sag at 10, 20 and 30 centimetres and plot it.',
          },
        },
        {
          _id: 'bridge-builders-m2-l2',
          name: 'Tall is better than wide',
          content:
            'Lay a ruler flat and it bends easily; stand it on edge and it hardly moves. Making a rectangular beam twice as deep makes it eight times as stiff, while making it twice as wide only doubles it.',
          lecture: { title: 'A ruler on its edge', description: 'One ruler, two ways up, a surprising difference.' },
        },
        {
          _id: 'bridge-builders-m2-l3',
          name: 'A beam with holes: the truss',
          content:
            'A truss is a deep beam with everything removed except the lines the force needs. Each member is either purely squashed or purely stretched, so thin sticks can do the work of a thick plank.',
          lecture: {
            title: 'Seeing the truss in a railway bridge',
            description: 'Colour the squashed members red and the stretched ones blue.',
          },
        },
        {
          _id: 'bridge-builders-m2-l4',
          name: 'Joints decide',
          content:
            'Most model bridges fail where sticks meet, not along the stick. Real steel bridges spread the force at a joint over a gusset plate; we do it with a square of card and plenty of glue.',
          lecture: {
            title: 'Gussets from cereal boxes',
            description: 'The same truss with and without card plates, tested to breaking.',
          },
        },
      ],
    },
    {
      _id: 'bridge-builders-m3',
      name: 'Module 3',
      title: 'Arches, Cables and Reaching Arms',
      description:
        'Three clever ways to cross a gap too wide for any beam, and the places in Pakistan where you can see them.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'bridge-builders-m3-l1',
          name: 'The arch only pushes',
          content:
            'In an arch every block is squeezed by its neighbours, so stone and brick, which are bad at being stretched, do well. The arch also pushes outward at its feet, which is why it needs strong banks.',
          lecture: {
            title: 'An arch from soap bars',
            description: 'Wedge-shaped blocks, a cardboard former, and the moment we take it away.',
          },
        },
        {
          _id: 'bridge-builders-m3-l2',
          name: 'Hanging from a rope',
          content:
            'A suspension bridge’s cable can only pull. The rope footbridge at Hussaini in Hunza sags in a curve because the sag lets the rope’s pull have an upward part; a perfectly straight rope could hold up nothing.',
          lecture: {
            title: 'Why the rope must sag',
            description: 'Two friends, one rope and a bag in the middle: pull it straight if you can.',
          },
        },
        {
          _id: 'bridge-builders-m3-l3',
          name: 'Arms that reach: the cantilever',
          content:
            'A cantilever is held at one end only, like your arm. The Lansdowne Bridge at Sukkur, opened in 1889, reached across the Indus with two great arms because no pier could stand in that channel.',
          lecture: {
            title: 'Two arms and a middle piece',
            description: 'A human model of a cantilever bridge with two chairs, two bricks and a small cousin.',
          },
        },
        {
          _id: 'bridge-builders-m3-l4',
          name: 'Choosing the right bridge',
          content:
            'Beams suit short spans, arches suit strong banks, and cables win when the gap is wide. The longest spans in the world, beyond a kilometre and a half, are all suspension bridges.',
          lecture: {
            title: 'Which bridge for which river?',
            description: 'Four valleys, four answers, and the reason for each.',
          },
        },
      ],
    },
    {
      _id: 'bridge-builders-m4',
      name: 'Module 4',
      title: 'Break It, Mend It, Build It Better',
      description:
        'You design a bridge, predict its failure, and then make it happen with a bucket and a kilogram of dal.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'bridge-builders-m4-l1',
          name: 'Dead load and live load',
          content:
            'A bridge carries itself first (dead load) and only then the traffic (live load). On a long road bridge the dead load is usually the larger of the two.',
          lecture: {
            title: 'Weigh the bridge first',
            description: 'Why we put the empty model on the kitchen scale before anything else.',
          },
        },
        {
          _id: 'bridge-builders-m4-l2',
          name: 'Loading it slowly',
          content:
            'Pour dal into a hanging bucket a spoon at a time and stop at the first crack. Slow loading lets you see which part goes first, and that part is the one to improve.',
          lecture: {
            title: 'The bucket and the dal',
            description: 'How to hang a load safely, with a cushion underneath and toes well away.',
          },
        },
        {
          _id: 'bridge-builders-m4-l3',
          name: 'Reading a break',
          content:
            'A snapped member with torn fibres was stretched; one that bowed sideways buckled under squash. A long thin strut buckles easily: make it half as long and it resists about four times the load.',
          lecture: {
            title: 'What the broken pieces say',
            description: 'Five broken bridges from past classes and what each one told us.',
          },
        },
        {
          _id: 'bridge-builders-m4-l4',
          name: 'Your best bridge',
          content:
            'Divide the load at failure by the bridge’s own mass. A bridge of 50 grams that holds 10 kilograms carries 200 times itself, and that number lets you compare fairly with someone who used more glue.',
          lecture: {
            title: 'The fair comparison',
            description: 'Working out the figure, and where to spend the next ten grams.',
          },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'bridge-builders-f1',
      question: 'My child is seven. Is the cutting safe?',
      description:
        'Most builds need only folding, sticking and round-ended scissors. Two use a craft knife for one cut each, and the lesson stops there and asks for an adult.',
    },
    {
      questionId: 'bridge-builders-f2',
      question: 'What materials do we need?',
      description:
        'Paper, card from cereal boxes, string, about 150 ice-cream sticks, white glue and a kilogram of dal for loading. The dal goes back to the kitchen afterwards.',
    },
    {
      questionId: 'bridge-builders-f3',
      question: 'How heavy do the loads get?',
      description:
        'Rarely above five kilograms until the last week. We always hang the load low, over a cushion, so that a failure drops it a hand’s width.',
    },
    {
      questionId: 'bridge-builders-f4',
      question: 'What if the bridge breaks too early?',
      description:
        'Then you have learned where it was weak, which is what the course is for. Keep the pieces; module four teaches you to read them.',
    },
    {
      questionId: 'bridge-builders-f5',
      question: 'Can two children build together?',
      description:
        'Yes, and it is better that way. One loads while the other watches for the first crack. Each should keep a separate record sheet.',
    },
    {
      questionId: 'bridge-builders-f6',
      question: 'Does it lead to another course?',
      description: 'Children who enjoy it usually go on to Standing Through the Shake, where the ground moves as well.',
    },
  ],
  testimonials: [
    {
      _id: 'bridge-builders-t1',
      name: 'Hamza R., age 9',
      coursename: 'Bridge Builders: Spans That Stand',
      userpic: '/media/people/p27.svg',
      content: 'My paper bridge held 31 coins. My second one held 88 because I folded it twice. My brother’s held 12.',
    },
    {
      _id: 'bridge-builders-t2',
      name: 'Ayesha R., mother of Hamza',
      coursename: 'Bridge Builders: Spans That Stand',
      userpic: '/media/people/p31.svg',
      content: 'He used to throw a thing away when it broke. Now he sits down and looks at the break.',
    },
    {
      _id: 'bridge-builders-t3',
      name: 'Umar F., age 10',
      coursename: 'Bridge Builders: Spans That Stand',
      userpic: '/media/people/p39.svg',
      content:
        'We went over the bridge at Attock and I knew it was a truss before my father did. I coloured it red and blue in my head.',
    },
  ],
};
