import type { SampleCourse } from '../../types.ts';

export const tilesOfLahoreFort: SampleCourse = {
  _id: 'tiles-of-lahore-fort',
  name: 'Tiles of Lahore Fort: Shapes and Symmetry',
  homepointdescription: [
    'Draw stars with only a compass and a ruler',
    'Find every mirror line hiding in a tile',
    'Discover which shapes cover a floor, and why',
    'Design a panel worthy of a palace wall',
  ],
  level: 'Beginner',
  category: { name: 'Maths' },
  shortdescription:
    'Geometry from the walls of old Lahore. With a compass, a straight edge and coloured pencils you learn angles, symmetry and tiling, and finish with a panel of your own.',
  longdescription: [
    'The Picture Wall of Lahore Fort is one of the largest decorated walls in the world, about 450 metres long, and Mughal craftsmen covered it with glazed tile, brick and painted scenes nearly four hundred years ago. They had no calculators. They had a rope, a straight edge and a very clear idea of what a circle can do.',
    'We follow their hands. Each module begins with a pattern, asks why it fits and then draws it from nothing. Children who say they cannot draw are often the happiest here, because a compass does not shake.',
  ].join('\n\n'),
  duration: '6 weeks',
  learndescription: [
    'Use a compass and straight edge with confidence',
    'Measure angles and use the full turn of 360 degrees',
    'Find lines of symmetry and turning symmetry',
    'Explain which regular shapes tile a floor',
    'Construct a six-pointed and an eight-pointed star',
    'Name the four ways of moving a pattern',
  ],
  course_includes: [
    '16 short lectures with captions',
    'Printable tiles to cut, colour and turn',
    'Photograph cards of eight patterns',
    'A guided walk sheet for the fort, or for any old mosque',
  ],
  certificate: ['Tiles of Lahore Fort certificate for a finished panel', 'Your panel shown in the online gallery'],
  modules: [
    {
      _id: 'tiles-of-lahore-fort-m1',
      name: 'Module 1',
      title: 'Lines, Circles, Angles',
      description: 'The three tools of the tile maker and what each can do alone.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'tiles-of-lahore-fort-m1-l1',
          name: 'A circle is a promise',
          content:
            'All points of a circle are equally far from its centre. A peg and a rope draw one as well as any compass, and so did the men who set out the domes.',
          lecture: { title: 'Peg and rope', description: 'A perfect circle in a dusty yard.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m1-l2',
          name: 'Six steps round',
          content:
            'Keep the compass at the radius and step round the circle: you return exactly to the start in six steps. Joining the marks gives a regular hexagon, with no measuring at all.',
          lecture: { title: 'The flower of six', description: 'Seven circles and a first pattern.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m1-l3',
          name: 'A full turn is 360',
          content:
            'Angles measure turning, and a full turn is 360 degrees, so a square corner is 90. The Babylonians liked 360 because so many numbers divide it: 2, 3, 4, 5, 6, 8, 9, 10, 12 and more.',
          lecture: { title: 'Turning on the spot', description: 'Chalk on the floor and a dizzy helper.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m1-l4',
          name: 'Half an angle, half a line',
          content:
            'Two equal circles drawn from the ends of a line cross at two points, and the line through them cuts the first exactly in half, at a right angle. No ruler marks are needed.',
          lecture: { title: 'Cutting in half by drawing', description: 'Bisecting lines and corners.' },
        },
      ],
    },
    {
      _id: 'tiles-of-lahore-fort-m2',
      name: 'Module 2',
      title: 'Mirrors and Turns',
      description: 'Symmetry is not decoration. It is the rule that lets a small drawing cover a large wall.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'tiles-of-lahore-fort-m2-l1',
          name: 'Mirror lines',
          content:
            'Fold a shape so that both halves match and the fold is a line of symmetry. A square has four, a rectangle that is not a square has only two, and its diagonals are not among them.',
          lecture: { title: 'The rectangle’s trick', description: 'Fold it and see for yourself.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m2-l2',
          name: 'Turning symmetry',
          content:
            'A star that looks the same after a quarter turn has turning symmetry of order four. A square, counting four turns and four mirrors, can be put back into its frame in eight ways.',
          lecture: { title: 'Eight ways to lay a tile', description: 'One tile, numbered corners, eight photos.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m2-l3',
          name: 'Slide, turn, flip, glide',
          content:
            'Each pattern repeats by four moves: a slide, a turn, a mirror flip and a glide, which is a flip with a slide along the mirror. Footprints in sand are a glide.',
          lecture: { title: 'Footprints and borders', description: 'Four moves found on one carpet edge.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m2-l4',
          name: 'Only seven borders',
          content:
            'However you decorate a strip that repeats, its symmetry is one of just seven kinds. Craftsmen knew all seven long before mathematicians proved that there is no eighth.',
          lecture: { title: 'The seven borders', description: 'A hunt through shawls, doors and trucks.' },
        },
      ],
    },
    {
      _id: 'tiles-of-lahore-fort-m3',
      name: 'Module 3',
      title: 'Covering the Floor',
      description: 'Which tiles fit together with no gap? The answer sits at a single point, where the corners meet.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'tiles-of-lahore-fort-m3-l1',
          name: 'Corners must make 360',
          content:
            'Tiles that meet at a point must fill a full turn. Four squares do it, since 4 times 90 is 360, and six equilateral triangles do, since 6 times 60 is 360.',
          lecture: { title: 'All eyes on one point', description: 'Paper corners pushed together.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m3-l2',
          name: 'Why pentagons fail',
          content:
            'A regular pentagon has corners of 108 degrees. Three make 324, which leaves a gap, and four make 432, which overlap; so only triangles, squares and hexagons tile alone.',
          lecture: { title: 'The stubborn pentagon', description: 'Try it before you believe it.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m3-l3',
          name: 'Octagons need a friend',
          content:
            'Two octagon corners of 135 degrees make 270, and the missing 90 is exactly a square. That is why floors of octagons always carry small squares between them.',
          lecture: { title: 'The veranda floor', description: 'A floor you have certainly walked on.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m3-l4',
          name: 'Any four-sided tile',
          content:
            'Any quadrilateral, however crooked, tiles the plane if you turn each copy by half a turn about the middle of a side. Its four corners add up to 360, and all four meet at each point.',
          lecture: { title: 'The crooked tile', description: 'Twenty copies of an ugly shape, no gaps.' },
        },
      ],
    },
    {
      _id: 'tiles-of-lahore-fort-m4',
      name: 'Module 4',
      title: 'Stars for a Wall',
      description: 'From the circle to the eight-pointed star, and on to a panel that repeats for ever.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'tiles-of-lahore-fort-m4-l1',
          name: 'The star of two squares',
          content:
            'Draw a square in a circle, then another turned by 45 degrees. Their outline is the eight-pointed star called khatim, found from Lahore to Granada.',
          lecture: { title: 'Khatim', description: 'Two squares and a careful eraser.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m4-l2',
          name: 'Star and cross',
          content:
            'Put eight-pointed stars point to point in rows, and the gaps between them are all one shape: a cross with pointed arms. Two tiles, star and cross, cover the whole wall.',
          lecture: { title: 'What the gaps become', description: 'Cut, place and be surprised.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m4-l3',
          name: 'Colour changes symmetry',
          content:
            'A star coloured in two alternate shades has half the turning symmetry it had when plain: order eight becomes order four. Colour is part of the geometry.',
          lecture: { title: 'Blue, white, blue', description: 'One star, three colourings, three answers.' },
        },
        {
          _id: 'tiles-of-lahore-fort-m4-l4',
          name: 'Your panel',
          content:
            'Draw one square unit so that each edge meets its neighbour, then slide it across and down. If a line leaves the unit on the right at 3 centimetres, it must enter on the left at 3.',
          lecture: { title: 'One tile, a whole wall', description: 'From a single unit to a panel of nine.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'tiles-of-lahore-fort-f1',
      question: 'Do we have to visit Lahore Fort?',
      description:
        'No. Photograph cards come with the course. If you are near, the walk sheet is a fine way to spend a winter morning; if not, any old mosque, shrine or haveli will do.',
    },
    {
      questionId: 'tiles-of-lahore-fort-f2',
      question: 'What tools does my child need?',
      description:
        'A compass with a screw that holds its width, a plain ruler, a soft pencil, an eraser and coloured pencils. A loose compass is the one thing that spoils the fun.',
    },
    {
      questionId: 'tiles-of-lahore-fort-f3',
      question: 'Is it an art course or a maths course?',
      description: 'A maths course with beautiful homework. The questions are always why it fits and how you know.',
    },
    {
      questionId: 'tiles-of-lahore-fort-f4',
      question: 'My daughter is seven and finds the compass hard.',
      description:
        'Let her draw round a bowl and fold the paper to find its centre at first. By the third week most small hands have learned to lean the compass and turn the paper.',
    },
    {
      questionId: 'tiles-of-lahore-fort-f5',
      question: 'Will it help with school geometry?',
      description:
        'Yes: angles at a point, symmetry, polygons and constructions are all on the school syllabus. Here they arrive with a reason.',
    },
  ],
  testimonials: [
    {
      _id: 'tiles-of-lahore-fort-t1',
      name: 'Imran S., father of Eshal (8)',
      coursename: 'Tiles of Lahore Fort: Shapes and Symmetry',
      userpic: '/media/people/p35.svg',
      content:
        'We went to see the Picture Wall after the second module. I have lived here forty years and my daughter showed me what to look at.',
    },
    {
      _id: 'tiles-of-lahore-fort-t2',
      name: 'Eshal S., age 8',
      coursename: 'Tiles of Lahore Fort: Shapes and Symmetry',
      userpic: '/media/people/p37.svg',
      content: 'I made a star and a cross and they fitted. Then I made forty and covered my desk.',
    },
    {
      _id: 'tiles-of-lahore-fort-t3',
      name: 'Haniya V., age 10',
      coursename: 'Tiles of Lahore Fort: Shapes and Symmetry',
      userpic: '/media/people/p23.svg',
      content: 'The crooked tile is the best. I drew the ugliest one I could and it still worked.',
    },
  ],
};
