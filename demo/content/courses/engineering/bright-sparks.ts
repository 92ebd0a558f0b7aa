import type { SampleCourse } from '../../types.ts';

export const brightSparks: SampleCourse = {
  _id: 'bright-sparks',
  name: 'Bright Sparks: First Circuits',
  homepointdescription: [
    'Light a bulb with one cell and one strip of foil',
    'Make switches from clips, card and doors',
    'Torch cells only, nothing from the wall socket',
    'Finish with a quiz board that lights up',
  ],
  level: 'Beginner',
  category: { name: 'Engineering' },
  shortdescription:
    'A gentle first course in electricity with torch cells, foil, bulbs and LEDs. Every circuit is small enough to hold and safe enough to get wrong.',
  longdescription: [
    'The light goes off, somebody finds a torch, and a child asks what is inside it. This course is the long answer. We take the torch apart in the first lesson and by the last you could design one.',
    'Nothing here is plugged into the wall. A torch cell gives one and a half volts; the socket gives about 230, and we spend one lesson on why that difference matters so much. With small cells a mistake costs nothing but a warm wire.',
  ].join('\n\n'),
  duration: '5 weeks',
  learndescription: [
    'Make a complete circuit and explain why it must be a loop',
    'Sort things in the house into conductors and insulators',
    'Wire bulbs in series and in parallel, and say which is which',
    'Use an LED the right way round',
    'Draw a circuit with the real symbols',
    'Find a fault by testing one piece at a time',
  ],
  course_includes: [
    '14 short lectures with captions',
    'A shopping list that fits a bazaar budget',
    'Printable symbol cards and a circuit bingo',
    'A live fault-finding clinic in week four',
  ],
  certificate: ['Bright Sparks certificate for a working quiz board', 'A home safety check, filled in with a parent'],
  modules: [
    {
      _id: 'bright-sparks-m1',
      name: 'Module 1',
      title: 'The Loop',
      description: 'One cell, one bulb and the single idea that all of electricity rests on.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'bright-sparks-m1-l1',
          name: 'Inside a torch',
          content:
            'A torch is a cell, a bulb, a switch and a metal path that joins them in a ring. Break the ring anywhere and the light goes out at once, because charge cannot pile up and wait at the gap.',
          lecture: { title: 'Taking a torch apart', description: 'Every piece laid on a cloth, named, and put back.' },
        },
        {
          _id: 'bright-sparks-m1-l2',
          name: 'One cell, one bulb, one wire',
          content:
            'A bulb has two contacts: the tip at the bottom and the metal side. To light it you must reach both, one from each end of the cell, and there are exactly four ways to do that with a single wire.',
          lecture: {
            title: 'Four ways to light it',
            description: 'Try before you watch, then see which ways you missed.',
          },
        },
        {
          _id: 'bright-sparks-m1-l3',
          name: 'What lets it through',
          content:
            'Metals conduct because some of their electrons are free to move. Plastic, dry wood and glass hold their electrons tightly and insulate, and pencil lead conducts because it is graphite, a form of carbon.',
          lecture: {
            title: 'The kitchen drawer test',
            description: 'Twelve objects in a gap in the circuit, with a guess before each.',
          },
        },
        {
          _id: 'bright-sparks-m1-l4',
          name: 'The socket is not a toy',
          content:
            'A torch cell pushes with 1.5 volts and the wall socket with about 230, more than 150 times as hard. Wet skin conducts far better than dry skin, so switches and water must never meet.',
          lecture: {
            title: 'Small volts, large volts',
            description: 'Why our cells are safe and the socket is not, told without frightening anyone.',
          },
        },
      ],
    },
    {
      _id: 'bright-sparks-m2',
      name: 'Module 2',
      title: 'Switches and Symbols',
      description:
        'How to open and close the loop on purpose, and how to draw it so that anyone on earth can build it.',
      time: '1 h',
      lessons: [
        {
          _id: 'bright-sparks-m2-l1',
          name: 'A switch is a gap you control',
          content:
            'Two split pins and a paper clip on a card make a switch. When the clip touches both pins the loop closes; nothing else about the circuit changes.',
          lecture: {
            title: 'The paper-clip switch',
            description: 'Made in three minutes, used for the rest of the course.',
          },
        },
        {
          _id: 'bright-sparks-m2-l2',
          name: 'Doors, mats and drawers',
          content:
            'A burglar alarm is only a switch in an unusual place. Two layers of foil with holes in a sponge between them touch when someone steps on it.',
          lecture: {
            title: 'The doormat alarm',
            description: 'Foil, sponge and a buzzer under the mat by the front door.',
          },
        },
        {
          _id: 'bright-sparks-m2-l3',
          name: 'Drawing what you built',
          content:
            'Engineers draw a cell as a long line and a short line; the long line is the positive end. Wires are straight with square corners, however tangled the real ones are.',
          lecture: {
            title: 'From tangle to drawing',
            description: 'One messy table, one tidy diagram, piece by piece.',
          },
        },
      ],
    },
    {
      _id: 'bright-sparks-m3',
      name: 'Module 3',
      title: 'Brighter, Dimmer, Longer',
      description: 'Two bulbs can share in two ways, and the difference explains the wiring of every house.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'bright-sparks-m3-l1',
          name: 'One after another: series',
          content:
            'Two equal bulbs in series share the cell’s push, so each is dimmer than one alone. If either is removed both go out, which is how a whole string of old wedding lights could fail at one bulb.',
          lecture: { title: 'The wedding-light problem', description: 'Find the dead bulb in a string of ten.' },
        },
        {
          _id: 'bright-sparks-m3-l2',
          name: 'Side by side: parallel',
          content:
            'In parallel each bulb has its own path to the cell and shines fully, but the cell empties faster. Houses are wired in parallel, so turning off the kitchen does not darken the bedroom.',
          lecture: { title: 'A house with three rooms', description: 'A shoe-box house with a switch in each room.' },
        },
        {
          _id: 'bright-sparks-m3-l3',
          name: 'LEDs go one way',
          content:
            'An LED lets current through in one direction only, and its longer leg is the positive one. A red LED needs about two volts, so one torch cell is not enough and a pair in series is.',
          lecture: {
            title: 'The fussy little lamp',
            description: 'Long leg, short leg, and the resistor that protects it.',
          },
        },
        {
          _id: 'bright-sparks-m3-l4',
          name: 'Short circuits and fuses',
          content:
            'If a wire joins the two ends of a cell directly, the current is large and the wire heats up. A fuse is a thin wire chosen to melt first, so that it fails and nothing else does.',
          lecture: {
            title: 'A strand of steel wool',
            description: 'An adult shows how one strand glows and breaks the loop.',
          },
        },
      ],
    },
    {
      _id: 'bright-sparks-m4',
      name: 'Module 4',
      title: 'The Quiz Board',
      description: 'Questions on the left, answers on the right, and a lamp that knows when you join the right pair.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'bright-sparks-m4-l1',
          name: 'Planning hidden wires',
          content:
            'Each question’s pin is joined at the back to its answer’s pin with a foil strip. Where strips cross they must be separated by tape, or two wrong answers will light too.',
          lecture: {
            title: 'The back of the board',
            description: 'Drawing the crossings before sticking a single strip.',
          },
        },
        {
          _id: 'bright-sparks-m4-l2',
          name: 'Testing one thing at a time',
          content:
            'When a circuit fails, change only one thing, then test again. Start by checking the cell, then the lamp, then each joint; most faults are loose joints.',
          lecture: {
            title: 'The detective’s order',
            description: 'A broken board mended live, with every wrong guess left in.',
          },
        },
        {
          _id: 'bright-sparks-m4-l3',
          name: 'Show it to someone',
          content:
            'A maker who can explain the board to a grandparent understands it. Add a second lamp in parallel and say aloud what changed and why.',
          lecture: {
            title: 'The five-minute talk',
            description: 'Three children explain their boards, each in a different way.',
          },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'bright-sparks-f1',
      question: 'Is there any danger of a shock?',
      description:
        'Not from torch cells: the worst is a wire that grows hot, and module three shows how to avoid it. We never use the wall socket, a UPS, a car battery or a phone charger, and we say so more than once.',
    },
    {
      questionId: 'bright-sparks-f2',
      question: 'Where can we buy bulbs and LEDs?',
      description:
        'Any electronics stall will have them; the list costs less than a restaurant meal for two. If a shop is far, an old torch gives you a bulb, a holder and a switch.',
    },
    {
      questionId: 'bright-sparks-f3',
      question: 'Can a six-year-old join?',
      description:
        'With an older brother, sister or parent beside them, yes. The reading is meant for about seven and up, the foil is for everyone.',
    },
    {
      questionId: 'bright-sparks-f4',
      question: 'Our cell gets hot. What is wrong?',
      description:
        'There is a short circuit: a path with no lamp in it. Take one wire off at once, let the cell cool, and look for two bare foils touching.',
    },
    {
      questionId: 'bright-sparks-f5',
      question: 'Do rechargeable cells work?',
      description:
        'They do, but at about 1.2 volts instead of 1.5, so lamps are a little dimmer and you may need one more cell for an LED.',
    },
  ],
  testimonials: [
    {
      _id: 'bright-sparks-t1',
      name: 'Bilal T., age 10',
      coursename: 'Bright Sparks: First Circuits',
      userpic: '/media/people/p26.svg',
      content: 'I made a torch from a cell, foil and a bulb. It was useful the same evening because the light went.',
    },
    {
      _id: 'bright-sparks-t2',
      name: 'Nadia T., mother of Bilal',
      coursename: 'Bright Sparks: First Circuits',
      userpic: '/media/people/p32.svg',
      content:
        'I was nervous about electricity. The safety lesson was calm and exact, and now he tells me not to touch switches with wet hands.',
    },
    {
      _id: 'bright-sparks-t3',
      name: 'Anaya S., age 8',
      coursename: 'Bright Sparks: First Circuits',
      userpic: '/media/people/p30.svg',
      content: 'My quiz board has all the districts of Sindh. My nani got eleven right and I had to give her a prize.',
    },
  ],
};
