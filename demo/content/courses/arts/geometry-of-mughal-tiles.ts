import type { SampleCourse } from '../../types.ts';

export const geometryOfMughalTiles: SampleCourse = {
  _id: 'geometry-of-mughal-tiles',
  name: 'The Geometry of Mughal Tiles',
  homepointdescription: [
    'Draw stars with only compass and ruler',
    'Decode patterns from Lahore and Thatta',
    'Understand symmetry like a master',
    'Design a panel of your own',
  ],
  level: 'Advanced',
  category: { name: 'Arts' },
  shortdescription:
    "Art meets mathematics in the tiles of Wazir Khan, Shah Jahan's mosque at Thatta and the Lahore Fort. For ages 12 to 16.",
  longdescription:
    'Stand in front of a wall of tiles and you may think it is too complicated for any hand. It is not. Nearly every pattern begins with a circle, divided in six, eight, ten or twelve, and grows by the same few moves repeated with great care.\n\nUsing a compass, a straight edge and a sharp pencil we draw stars of six, eight, ten and twelve points, weave them, and find the hidden grid beneath. We learn why some shapes fill a floor and others never will.\n\nThen each learner designs a panel, colours it in cobalt, turquoise and ochre and explains the mathematics behind it.',
  duration: '8 weeks',
  learndescription: [
    'Construct regular polygons with compass and ruler',
    'Draw star patterns of 6, 8, 10 and 12 points',
    'Find the symmetries of any pattern',
    'Explain which shapes tile and why',
    'Interlace lines so they weave over and under',
  ],
  course_includes: [
    'Lessons filmed with sharp pencils',
    'Construction sheets',
    'Photographs with the grid drawn on',
    'Colour notes on glazed tile',
    'Challenge sheets for fast finishers',
  ],
  certificate: ['Awarded for an original panel with its construction lines', 'Names its symmetry'],
  modules: [
    {
      _id: 'geometry-of-mughal-tiles-m1',
      name: 'Module 1',
      title: 'The Circle',
      description: 'Everything begins here.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'geometry-of-mughal-tiles-m1-l1',
          name: 'Six petals',
          content:
            'Keep the compass at one radius, step round the circle and you arrive exactly after six steps. It works because six equilateral triangles meet at a point.',
          lecture: { title: 'The flower', description: 'Your first flawless pattern.' },
        },
        {
          _id: 'geometry-of-mughal-tiles-m1-l2',
          name: 'Dividing by eight',
          content:
            'Draw two diameters at right angles, then bisect the angles. No protractor is allowed, and none is needed.',
          lecture: { title: 'Half a right angle', description: 'Bisect with three arcs.' },
        },
        {
          _id: 'geometry-of-mughal-tiles-m1-l3',
          name: 'Sharp and light',
          content:
            'A line half a millimetre thick ruins a pattern of forty steps. Keep construction lines faint and sharpen often.',
          lecture: { title: 'Craft first', description: 'The habits of careful hands.' },
        },
      ],
    },
    {
      _id: 'geometry-of-mughal-tiles-m2',
      name: 'Module 2',
      title: 'Stars',
      description: 'From polygons to points.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'geometry-of-mughal-tiles-m2-l1',
          name: 'The eight-pointed star',
          content:
            'Two squares turned by 45 degrees make the khatam, the eight-pointed star of countless walls. Placed point to point, the stars leave cross shapes between them.',
          lecture: { title: 'Star and cross', description: 'Fill a page with two shapes.' },
        },
        {
          _id: 'geometry-of-mughal-tiles-m2-l2',
          name: 'Twelve points',
          content:
            'A circle cut by six can be cut again by twelve. The six-pointed star and the twelve-pointed one then share a grid.',
          lecture: { title: 'Two stars, one grid', description: 'Draw them in different colours.' },
        },
        {
          _id: 'geometry-of-mughal-tiles-m2-l3',
          name: 'Ten points and a surprise',
          content:
            'Tenfold stars cannot tile alone, as regular pentagons and decagons leave gaps. Masters filled these with a few helper shapes known as girih tiles.',
          lecture: { title: 'The five girih tiles', description: 'Decagon, pentagon, hexagon, bow tie, rhombus.' },
        },
      ],
    },
    {
      _id: 'geometry-of-mughal-tiles-m3',
      name: 'Module 3',
      title: 'Symmetry',
      description: 'A language for pattern.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'geometry-of-mughal-tiles-m3-l1',
          name: 'Four motions',
          content: 'Any flat pattern can be moved onto itself by sliding, turning, reflecting or gliding.',
          lecture: { title: 'Tracing paper tests', description: 'Find each motion in a real tile.' },
        },
        {
          _id: 'geometry-of-mughal-tiles-m3-l2',
          name: 'Only seventeen',
          content:
            'There are exactly 17 types of symmetry for a pattern that repeats in two directions. That was proved in 1891 by Fedorov.',
          lecture: { title: 'Sorting patterns', description: 'Use a simple flow chart.' },
        },
        {
          _id: 'geometry-of-mughal-tiles-m3-l3',
          name: 'What fills a floor?',
          content:
            'At every corner the angles must add up to 360 degrees. Of regular polygons, only triangles, squares and hexagons manage it alone.',
          lecture: { title: 'Why five fails', description: 'Three pentagons leave a gap of 36 degrees.' },
        },
      ],
    },
    {
      _id: 'geometry-of-mughal-tiles-m4',
      name: 'Module 4',
      title: 'Reading Real Walls',
      description: 'Visit without travelling.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'geometry-of-mughal-tiles-m4-l1',
          name: 'Wazir Khan, Lahore',
          content:
            'The mosque of Wazir Khan, completed in about 1641, is famous for kashi-kari, a mosaic of cut glazed tile. Each piece is shaped by hand from a drawing.',
          lecture: { title: 'A wall of pieces', description: 'Look for cypress trees and stars.' },
        },
        {
          _id: 'geometry-of-mughal-tiles-m4-l2',
          name: "Thatta's brick and blue",
          content:
            "Shah Jahan's mosque at Thatta, built mostly in the 1640s, mixes red brick with blue tile. Its stars gather around the inside of the dome like a night sky.",
          lecture: { title: 'Under the dome', description: 'Count the rings of stars.' },
        },
        {
          _id: 'geometry-of-mughal-tiles-m4-l3',
          name: "Lahore Fort's picture wall",
          content:
            'The picture wall shows polo, elephants and angels in tile, among frames of pure geometry. Frames keep order where pictures are busy.',
          lecture: { title: 'Frames and figures', description: 'Find the geometry at the edges.' },
        },
      ],
    },
    {
      _id: 'geometry-of-mughal-tiles-m5',
      name: 'Module 5',
      title: 'Your Panel',
      description: 'Design, weave, colour.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'geometry-of-mughal-tiles-m5-l1',
          name: 'Over and under',
          content:
            'Widen each line into a band and let it pass over, then under, in turn. Once one crossing is chosen the rest follow.',
          lecture: { title: 'Weave', description: 'Ink one band at a time.' },
        },
        {
          _id: 'geometry-of-mughal-tiles-m5-l2',
          name: 'Colour as a map',
          content:
            'Use one colour for each kind of shape, and the order becomes visible. Cobalt, turquoise, yellow and white are the classic palette.',
          lecture: { title: 'Four colours', description: 'Try two schemes on copies.' },
        },
        {
          _id: 'geometry-of-mughal-tiles-m5-l3',
          name: 'Write the proof',
          content:
            'Say why it closes: list the angles at one corner. A beautiful panel with a sound reason is doubly good.',
          lecture: { title: 'Explain your panel', description: 'A page for your teacher or parents.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'geometry-of-mughal-tiles-f1',
      question: 'How strong must the mathematics be?',
      description:
        'Angles and the compass from school are sufficient. The course is often the first time a learner sees why they are taught.',
    },
    {
      questionId: 'geometry-of-mughal-tiles-f2',
      question: 'What tools are needed?',
      description:
        'A decent compass that holds its setting, a steel ruler, a 2H pencil and an eraser. A cheap compass that slips will spoil the fun.',
    },
    {
      questionId: 'geometry-of-mughal-tiles-f3',
      question: 'Do you work on computers?',
      description: 'Only at the end, as an extra. The hand learns something here that the mouse cannot.',
    },
    {
      questionId: 'geometry-of-mughal-tiles-f4',
      question: 'Will we visit the buildings?',
      description:
        'Not as a class, but the photographs are close enough to measure. If you do travel, a check list for each site is included.',
    },
    {
      questionId: 'geometry-of-mughal-tiles-f5',
      question: 'Is this religious art?',
      description:
        'Many of these walls belong to mosques and we treat them with respect. The patterns themselves are geometry and appear in palaces, books and woodwork too.',
    },
  ],
  testimonials: [
    {
      _id: 'geometry-of-mughal-tiles-t1',
      name: 'Rafay, 14',
      coursename: 'The Geometry of Mughal Tiles',
      userpic: '/media/people/p27.svg',
      content:
        "I found out that my grandfather's prayer rug has glide reflection in its border. He has had it for 40 years.",
    },
    {
      _id: 'geometry-of-mughal-tiles-t2',
      name: 'Sobia A., maths teacher and mother',
      coursename: 'The Geometry of Mughal Tiles',
      userpic: '/media/people/p18.svg',
      content: 'I wish I had met the seventeen symmetries as a girl. We now count them in shopping malls.',
    },
    {
      _id: 'geometry-of-mughal-tiles-t3',
      name: 'Manahil, 15',
      coursename: 'The Geometry of Mughal Tiles',
      userpic: '/media/people/p36.svg',
      content: 'Ten points was so hard that I started five times. The sixth one closed.',
    },
  ],
};
