import type { SampleCourse } from '../../types.ts';

export const kitesAndPaper: SampleCourse = {
  _id: 'kites-and-paper',
  name: 'Kites, Lanterns and Paper Wonders',
  homepointdescription: [
    'Build a patang from paper and bamboo',
    'Fold, cut and pop up with paper',
    'Make a lantern for Eid',
    'Learn why a kite flies',
  ],
  level: 'Beginner',
  category: { name: 'Arts' },
  shortdescription: 'Make things from paper that move, glow and fly. A hands-on craft course for ages 7 to 11.',
  longdescription:
    'A sheet of writing paper weighs about five grams, and yet folded the right way it can hold up a book. Children discover why by bending, cutting and gluing, beginning with a fan and ending with a kite that carries their own design.\n\nWe use what the bazaar has cheaply: tissue paper in all colours, bamboo slivers, gum and cotton thread. Kites are flown only with cotton thread and in an open field, never from a roof, and the course explains why.',
  duration: '5 weeks',
  learndescription: [
    'Fold accurately with valley and mountain folds',
    'Design a pop-up card with two mechanisms',
    'Cut repeating patterns from folded tissue',
    'Balance and bridle a small kite',
    'Work safely with scissors and thread',
  ],
  course_includes: [
    'Lessons with clear overhead filming',
    'Templates to print and cut',
    'Kite plan at full size',
    'A safety page for parents',
  ],
  certificate: [
    'Awarded for a kite that has flown or a lantern that has glowed',
    'Includes a photo frame for your best piece',
  ],
  modules: [
    {
      _id: 'kites-and-paper-m1',
      name: 'Module 1',
      title: 'Folding',
      description: 'Strength from creases.',
      time: '50 min',
      lessons: [
        {
          _id: 'kites-and-paper-m1-l1',
          name: 'Valley and mountain',
          content:
            'A valley fold opens upwards like a V and a mountain fold points up like a tent. All folded models are made of these two.',
          lecture: { title: 'A fan for a June afternoon', description: 'Sixteen folds, one breeze.' },
        },
        {
          _id: 'kites-and-paper-m1-l2',
          name: 'Why folds are strong',
          content:
            'A flat sheet bends easily, but folded into zigzags it resists bending because its material stands taller. Corrugated cardboard works the same way.',
          lecture: { title: 'A bridge for ten coins', description: 'Flat, curved, pleated: which holds most?' },
        },
        {
          _id: 'kites-and-paper-m1-l3',
          name: 'Half of half',
          content:
            'Halving a strip again and again gives 2, 4, 8, 16 parts. After seven folds or so ordinary paper becomes too thick to go on.',
          lecture: { title: 'How many folds?', description: 'Try, count, be surprised.' },
        },
      ],
    },
    {
      _id: 'kites-and-paper-m2',
      name: 'Module 2',
      title: 'Cutting',
      description: 'Lace from tissue.',
      time: '1 h',
      lessons: [
        {
          _id: 'kites-and-paper-m2-l1',
          name: 'Folded symmetry',
          content: 'Fold a square in half, again and then to a triangle: what you cut once appears eight times.',
          lecture: { title: 'Jhandian for Eid', description: 'Bunting for a whole street.' },
        },
        {
          _id: 'kites-and-paper-m2-l2',
          name: 'Stars and jali',
          content:
            'A jali is a pierced screen that lets air and patterned light through. You can cut one from card with the same folds.',
          lecture: { title: 'Window of light', description: 'A paper jali with a candle-free lamp behind.' },
        },
        {
          _id: 'kites-and-paper-m2-l3',
          name: 'Boxes that pop',
          content: 'Two cuts across a fold and a push make a step that stands up when the card opens.',
          lecture: { title: 'A card with a truck', description: 'It leaps up at you.' },
        },
      ],
    },
    {
      _id: 'kites-and-paper-m3',
      name: 'Module 3',
      title: 'Light',
      description: 'Lanterns without fire.',
      time: '50 min',
      lessons: [
        {
          _id: 'kites-and-paper-m3-l1',
          name: 'The slit lantern',
          content:
            'Slits across a fold open into a round shape when the ends are joined. Leave a margin uncut or it falls apart.',
          lecture: { title: 'Paper lantern', description: 'Ten cuts, one strip of gum.' },
        },
        {
          _id: 'kites-and-paper-m3-l2',
          name: 'Frames',
          content: 'A triangle keeps its shape and a square leans over, unless a strip runs across it.',
          lecture: { title: 'Strong corners', description: 'Build a cube from straws and paper.' },
        },
        {
          _id: 'kites-and-paper-m3-l3',
          name: 'An Eid lantern',
          content:
            'Coloured tissue acts as a filter and lets its own colour through. We light it with a small LED, for flames and tissue are enemies.',
          lecture: { title: 'Glow', description: 'Frame, windows, light.' },
        },
      ],
    },
    {
      _id: 'kites-and-paper-m4',
      name: 'Module 4',
      title: 'Kites',
      description: 'Paper that flies.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'kites-and-paper-m4-l1',
          name: 'What lifts a kite?',
          content:
            'The kite turns the wind downwards, and in return the wind pushes the kite up. If it tips too flat or too steep the lift is lost.',
          lecture: { title: 'Feel the wind', description: 'A card in the breeze, tilted a little more each time.' },
        },
        {
          _id: 'kites-and-paper-m4-l2',
          name: 'The patang',
          content:
            'A patang has a straight spine and a bow that bends across it. The paper must be even on both sides, or it circles.',
          lecture: { title: 'Spine and bow', description: 'Balance it on a finger before you paste.' },
        },
        {
          _id: 'kites-and-paper-m4-l3',
          name: 'The bridle',
          content:
            "Two threads from the spine hold the kite at an angle to the wind. Moving the knot by a finger's width changes how it climbs.",
          lecture: { title: 'Tie, test, move', description: 'Find the flying angle.' },
        },
        {
          _id: 'kites-and-paper-m4-l4',
          name: 'Flying day',
          content:
            'We fly with plain cotton thread, on open ground, far from wires and roads. Glass-coated or metal string has killed people and is banned.',
          lecture: { title: 'Up she goes', description: 'Launching with a helper.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'kites-and-paper-f1',
      question: 'Is flying kites allowed where we live?',
      description:
        'In Punjab it has been restricted by law for years because of dangerous string, and rules change from time to time. Please check with your local authority, and if it is not allowed hang the kite on the wall: it is beautiful there.',
    },
    {
      questionId: 'kites-and-paper-f2',
      question: 'Are there sharp tools?',
      description:
        'School scissors with round tips. Splitting bamboo needs an adult with a knife, though a straight broom straw works for the smallest kite.',
    },
    {
      questionId: 'kites-and-paper-f3',
      question: 'Where do we get the paper?',
      description:
        'Any stationer sells patang paper and tissue for a few rupees a sheet. Newspaper makes a sturdy practice kite.',
    },
    {
      questionId: 'kites-and-paper-f4',
      question: 'Can two children of 7 and 10 do it together?',
      description: 'Very well. The folding comes more easily to older hands and the colours to younger ones.',
    },
    {
      questionId: 'kites-and-paper-f5',
      question: 'Our balcony has no wind. Is there a way to test the kite?',
      description: 'Walk with it along a corridor. A well balanced little kite lifts at walking speed.',
    },
    {
      questionId: 'kites-and-paper-f6',
      question: 'Will you show lanterns with candles?',
      description: "No, we use small LEDs. Paper and flames do not belong together in a child's room.",
    },
  ],
  testimonials: [
    {
      _id: 'kites-and-paper-t1',
      name: 'Mikail, 9',
      coursename: 'Kites, Lanterns and Paper Wonders',
      userpic: '/media/people/p39.svg',
      content: 'My patang flew at Clifton for six minutes and I did not use any manja. I wrote the time down.',
    },
    {
      _id: 'kites-and-paper-t2',
      name: 'Hafsa B., mother of Mikail',
      coursename: 'Kites, Lanterns and Paper Wonders',
      userpic: '/media/people/p31.svg',
      content:
        'The kite rules were explained so well that he now tells other boys about the string. That matters more to me than the craft.',
    },
    {
      _id: 'kites-and-paper-t3',
      name: 'Anum, 8',
      coursename: 'Kites, Lanterns and Paper Wonders',
      userpic: '/media/people/p23.svg',
      content: 'My Eid lantern is blue and green and when both are on top of each other it is dark.',
    },
  ],
};
