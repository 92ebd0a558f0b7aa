import type { SampleCourse } from '../../types.ts';

export const ajrakAndBlockPrint: SampleCourse = {
  _id: 'ajrak-and-block-print',
  name: 'Ajrak and the Art of Printing',
  homepointdescription: [
    'Carve your own printing block',
    'Understand repeats and grids',
    'See how ajrak is made in Sindh',
    'Print a scarf or a cushion cover',
  ],
  level: 'Intermediate',
  category: { name: 'Arts' },
  shortdescription:
    'From a potato stamp to a printed cloth, with the patient printers of Sindh as guides. Ages 10 to 14.',
  longdescription:
    "Ajrak is made in Sindh with carved wooden blocks, indigo, madder and a great deal of washing. A good piece takes weeks and many stages, and both sides may be printed alike. Learning how it is done changes the way you see the cloth on a grandfather's shoulder.\n\nWe cannot set up a dye yard in a bedroom, yet the same ideas work with potatoes, erasers and fabric paint: positive and negative, resist, register and repeat. You begin with a stamp and finish with a cloth.\n\nA craft like this belongs to people, so artisans speak about it, and we explain what we borrow and from whom.",
  duration: '7 weeks',
  learndescription: [
    'Carve a clear block from an eraser or potato',
    'Build a repeat pattern by rotation and reflection',
    'Line up two colours with register marks',
    'Explain how resist dyeing works',
    'Describe the stages of an ajrak and its makers',
  ],
  course_includes: [
    'Lessons with close-up film',
    'Grid paper for repeats',
    'Templates of simple motifs',
    'Safe carving guide',
    'An interview with a printer',
  ],
  certificate: ['Awarded for a printed cloth of at least 40 by 40 cm', 'States how many blocks you carved'],
  modules: [
    {
      _id: 'ajrak-and-block-print-m1',
      name: 'Module 1',
      title: 'The Cloth and Its Makers',
      description: 'Look closely.',
      time: '55 min',
      lessons: [
        {
          _id: 'ajrak-and-block-print-m1-l1',
          name: 'What makes an ajrak?',
          content:
            'Real ajrak combines deep indigo blue and madder red with white outlines. Its designs are symmetrical, often stars and flowers on a grid.',
          lecture: { title: 'Read a cloth', description: 'Find the grid beneath the pattern.' },
        },
        {
          _id: 'ajrak-and-block-print-m1-l2',
          name: 'From river to cloth',
          content:
            'Cotton is washed, treated with oil and soda, printed with resists and mordants, dyed and washed again. Mordants such as alum bind the dye to the fibre.',
          lecture: { title: 'Two weeks in four minutes', description: 'A workshop near Bhit Shah.' },
        },
        {
          _id: 'ajrak-and-block-print-m1-l3',
          name: 'The wonder of indigo',
          content:
            'Indigo does not dissolve in water until it is changed in the vat. The cloth comes out yellow-green and turns blue as oxygen reaches it.',
          lecture: { title: 'Green, then blue', description: 'The most surprising minute in dyeing.' },
        },
      ],
    },
    {
      _id: 'ajrak-and-block-print-m2',
      name: 'Module 2',
      title: 'Carve',
      description: 'From drawing to block.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'ajrak-and-block-print-m2-l1',
          name: 'Think in reverse',
          content:
            'A stamp prints its mirror image, so letters must be cut backwards. Trace the design and turn the tracing over.',
          lecture: { title: 'Backwards names', description: 'A test with two letters.' },
        },
        {
          _id: 'ajrak-and-block-print-m2-l2',
          name: 'Positive and negative',
          content: 'What you leave standing prints and what you cut away stays pale. Strong designs use both.',
          lecture: { title: 'One flower, two ways', description: 'Black on white and white on black.' },
        },
        {
          _id: 'ajrak-and-block-print-m2-l3',
          name: 'Safe cutting',
          content:
            'Cut away from the holding hand and turn the block instead of the tool. Soft erasers need hardly any force.',
          lecture: { title: 'Eraser block', description: 'Carve a small star.' },
        },
      ],
    },
    {
      _id: 'ajrak-and-block-print-m3',
      name: 'Module 3',
      title: 'Repeat',
      description: 'Pattern from a single block.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'ajrak-and-block-print-m3-l1',
          name: 'Four moves',
          content:
            'A flat repeat uses sliding, turning, mirroring and glide reflection. With a single block, these four make endless different patterns.',
          lecture: { title: 'One block, nine patterns', description: 'Print a sampler of nine squares.' },
        },
        {
          _id: 'ajrak-and-block-print-m3-l2',
          name: 'Half drop',
          content:
            'Shift every second column down by half and the rows disappear. Wallpapers and ajrak borders use the trick.',
          lecture: { title: 'Hide the grid', description: 'Print it twice and compare.' },
        },
        {
          _id: 'ajrak-and-block-print-m3-l3',
          name: 'Clean corners',
          content: 'In a border, the motif must turn the corner gracefully. Makers often carve an extra corner block.',
          lecture: { title: 'Turning round', description: 'Solve a corner on paper first.' },
        },
      ],
    },
    {
      _id: 'ajrak-and-block-print-m4',
      name: 'Module 4',
      title: 'Layer',
      description: 'Two colours and a resist.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'ajrak-and-block-print-m4-l1',
          name: 'Line them up',
          content: 'Register marks tell you where each block goes. A shift of two millimetres already looks blurred.',
          lecture: { title: 'Two blocks, one flower', description: 'Pencil, pins and patience.' },
        },
        {
          _id: 'ajrak-and-block-print-m4-l2',
          name: 'Paste that protects',
          content:
            'In resist printing a paste keeps dye from the cloth, and it washes off to leave pale lines. Flour paste works at home.',
          lecture: { title: 'Draw with flour', description: 'Paste, paint, wait, rinse.' },
        },
        {
          _id: 'ajrak-and-block-print-m4-l3',
          name: 'Overlaps',
          content: 'Transparent yellow over blue gives green, so two inks can make three colours.',
          lecture: { title: 'Free colour', description: 'Plan where layers meet.' },
        },
      ],
    },
    {
      _id: 'ajrak-and-block-print-m5',
      name: 'Module 5',
      title: 'Your Cloth',
      description: 'Design and print.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'ajrak-and-block-print-m5-l1',
          name: 'Plan on grid paper',
          content:
            'Decide the border, the field and the centre before you begin. A quarter of the design is enough, because it repeats.',
          lecture: { title: 'A quarter of everything', description: 'Fold your paper in four.' },
        },
        {
          _id: 'ajrak-and-block-print-m5-l2',
          name: 'Ink and pressure',
          content:
            'Press straight down and lift straight up. A soft cloth under the fabric helps all of the block to touch.',
          lecture: { title: 'Even prints', description: 'Find the rhythm: ink, place, press, lift.' },
        },
        {
          _id: 'ajrak-and-block-print-m5-l3',
          name: 'Finish',
          content:
            'Most fabric paints are made fast by ironing from the back. Wait a day first, and let an adult use the iron.',
          lecture: { title: 'Made to last', description: 'Care for your cloth and sign it.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'ajrak-and-block-print-f1',
      question: 'What will this cost?',
      description:
        'A box of fabric paint, a few erasers and a metre of cotton. Potatoes and poster colour on paper are fine for the first two modules.',
    },
    {
      questionId: 'ajrak-and-block-print-f2',
      question: 'Is the carving safe for a ten-year-old?',
      description:
        'With a blunt lino tool or a plastic knife on a potato, yes. The eraser lessons ask for an adult in the room.',
    },
    {
      questionId: 'ajrak-and-block-print-f3',
      question: 'Is it real ajrak at the end?',
      description:
        'No. True ajrak needs natural dyes, skilled hands and weeks. We call ours printed cloth, and explain the difference with respect.',
    },
    {
      questionId: 'ajrak-and-block-print-f4',
      question: 'Must we dye with indigo?',
      description:
        'We watch it on film. Those who live near a workshop may be able to visit, and the course tells you how to ask politely.',
    },
    {
      questionId: 'ajrak-and-block-print-f5',
      question: 'May boys take part?',
      description: 'Of course. Most ajrak printers are men, so it would be odd to leave them out.',
    },
  ],
  testimonials: [
    {
      _id: 'ajrak-and-block-print-t1',
      name: 'Ayan, 12',
      coursename: 'Ajrak and the Art of Printing',
      userpic: '/media/people/p20.svg',
      content:
        'My repeat is four turtles turning. I printed a scarf for my mother and one turtle is upside down on purpose.',
    },
    {
      _id: 'ajrak-and-block-print-t2',
      name: 'Sughra K., grandmother from Matiari',
      coursename: 'Ajrak and the Art of Printing',
      userpic: '/media/people/p24.svg',
      content: 'I had to smile when my grandson in Karachi asked me about indigo. He knew it goes green first.',
    },
    {
      _id: 'ajrak-and-block-print-t3',
      name: 'Laraib, 13',
      coursename: 'Ajrak and the Art of Printing',
      userpic: '/media/people/p21.svg',
      content: 'Clean corners took me three evenings. I understand now why ajrak costs what it does.',
    },
  ],
};
