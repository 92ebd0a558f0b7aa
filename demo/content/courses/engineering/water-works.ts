import type { SampleCourse } from '../../types.ts';

export const waterWorks: SampleCourse = {
  _id: 'water-works',
  name: 'Water Works: Dams, Canals and Taps',
  homepointdescription: [
    'Build a working siphon, lock and water tower',
    'See why Tarbela is so thick at its foot',
    'Follow the Indus from glacier to kitchen tap',
    'Make a small turbine that lifts a weight',
  ],
  level: 'Intermediate',
  category: { name: 'Engineering' },
  shortdescription:
    'The engineering of water, from the roof tank to the Indus. Bottles, tubes and trays show how people hold water back, share it out and make it work.',
  longdescription: [
    'Pakistan lives by moving water. One of the largest irrigation systems on earth carries a river to fields hundreds of kilometres away by nothing but gentle slopes, and most families keep a tank on the roof that works on the same principle.',
    'In seven weeks we squirt, pour, siphon and measure. You will learn why a dam is thick at the bottom, how a canal can run for a hundred kilometres without a pump, and how falling water lights a city.',
    'Bring a bucket and a place that may get wet. Every lesson has one experiment, one number to find and one real structure to compare it with.',
  ].join('\n\n'),
  duration: '7 weeks',
  learndescription: [
    'Measure water pressure and explain why it grows with depth',
    'Start, stop and explain a siphon',
    'Give a canal the right slope and defend the choice',
    'Describe the parts of a dam and what each one prevents',
    'Calculate the power of falling water',
    'Read a flow figure such as cubic metres per second',
  ],
  course_includes: [
    '16 short lectures with captions',
    'Printable maps of the Indus basin',
    'A flow and pressure logbook',
    'A design brief for the final model',
    'Two live question hours',
  ],
  certificate: [
    'Water Works certificate for a model that delivers water',
    'A page of measured results signed by your mentor',
  ],
  modules: [
    {
      _id: 'water-works-m1',
      name: 'Module 1',
      title: 'Pressure and Height',
      description: 'Everything about pipes, tanks and dams begins with one fact: deeper water pushes harder.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'water-works-m1-l1',
          name: 'Three holes in a bottle',
          content:
            'Prick three holes at different heights and the lowest jet comes out fastest. The pressure depends on the depth below the surface and not on how much water there is to the side.',
          lecture: { title: 'The bottle with three holes', description: 'Predict the jets, then take your thumb off.' },
        },
        {
          _id: 'water-works-m1-l2',
          name: 'Putting a number to it',
          content:
            'Each metre of depth adds about 9.8 kilopascals. Ten metres of water press about as hard as the whole atmosphere above us, which is why a diver at ten metres feels twice the surface pressure.',
          lecture: {
            title: 'How hard does a pool push?',
            description: 'From a hose full of water to a pressure in kilopascals.',
          },
        },
        {
          _id: 'water-works-m1-l3',
          name: 'The tank on the roof',
          content:
            'A roof tank six metres above the tap gives about 59 kilopascals with no pump running. Widening the tank stores more but does not make the tap any stronger; raising it does.',
          lecture: {
            title: 'Why the ground floor gets the best shower',
            description: 'Taps on three floors, one tank, one stopwatch.',
          },
        },
        {
          _id: 'water-works-m1-l4',
          name: 'The siphon',
          content:
            'A siphon lifts water over a rim as long as its outlet is lower than the water’s surface. The weight of the longer, falling side wins, and the liquid must first fill the whole tube.',
          lecture: {
            title: 'Over the edge without a pump',
            description: 'Emptying a bucket with a tube, and two ways to stop it.',
          },
        },
      ],
    },
    {
      _id: 'water-works-m2',
      name: 'Module 2',
      title: 'Moving Water by Slope',
      description:
        'From the karez of Balochistan to the great canals, the same trick: a slope so gentle you can hardly see it.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'water-works-m2-l1',
          name: 'The karez',
          content:
            'A karez is a nearly level tunnel dug from a village into a hillside until it meets the water table. It is dug between upright shafts, flows without a pump, and loses very little to the sun.',
          lecture: { title: 'A tunnel that brings a spring', description: 'A sand-tray karez with straws for shafts.' },
        },
        {
          _id: 'water-works-m2-l2',
          name: 'How gentle is gentle?',
          content:
            'A large canal may fall only about 10 to 20 centimetres in each kilometre. Steeper and it tears at its bed; flatter and it drops its silt and chokes.',
          lecture: { title: 'Sand in a gutter', description: 'The same gutter at three slopes, with a spoon of silt.' },
        },
        {
          _id: 'water-works-m2-l3',
          name: 'Barrages share the river',
          content:
            'A barrage is a row of gates that raises the river a few metres so that it flows into canals. The Sukkur Barrage, opened in 1932, feeds seven of them and waters much of Sindh.',
          lecture: {
            title: 'Gates across a tray',
            description: 'Lifting one card gate and watching the level everywhere else.',
          },
        },
        {
          _id: 'water-works-m2-l4',
          name: 'Measuring a flow',
          content:
            'Flow is area times speed. A channel 2 metres wide and half a metre deep moving at 1 metre per second carries 1 cubic metre, a tonne of water, each second.',
          lecture: {
            title: 'The floating orange peel',
            description: 'A stopwatch, a tape and a street drain after rain.',
          },
        },
      ],
    },
    {
      _id: 'water-works-m3',
      name: 'Module 3',
      title: 'Holding Back a River',
      description: 'Dams fail in only a few ways. Good ones are designed so that each of those ways is blocked.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'water-works-m3-l1',
          name: 'Thick at the foot',
          content:
            'Water pushes hardest at the bottom, so a dam is thickest there. Tarbela is an embankment of earth and rock about 143 metres high, and its base is several times wider than its height.',
          lecture: {
            title: 'A dam of sand against a dam of card',
            description: 'Two model dams, one tray, rising water.',
          },
        },
        {
          _id: 'water-works-m3-l2',
          name: 'The core that does not leak',
          content:
            'An embankment’s outside is rough rock that gives weight; inside is fine clay that water can hardly pass. A little seepage always gets through, and drains lead it away before it carries soil with it.',
          lecture: {
            title: 'Clay heart, stone coat',
            description: 'Pouring coloured water through sand, then through clay.',
          },
        },
        {
          _id: 'water-works-m3-l3',
          name: 'The spillway',
          content:
            'An earth dam must never be overtopped, because flowing water cuts soil away in hours. The spillway is a safe way out for flood water, built to carry more than anyone expects to see.',
          lecture: {
            title: 'The hole you hope never to need',
            description: 'A model with a spillway, a model without, and a jug of monsoon.',
          },
        },
        {
          _id: 'water-works-m3-l4',
          name: 'Silt, the slow visitor',
          content:
            'The Indus carries fine rock ground by glaciers. In the still water of a lake it sinks, so every reservoir on such a river slowly fills, and Tarbela has lost more than a third of its storage since the 1970s.',
          lecture: { title: 'A jar of muddy water', description: 'Shake it, wait, and measure the layer each hour.' },
        },
      ],
    },
    {
      _id: 'water-works-m4',
      name: 'Module 4',
      title: 'Water at Work',
      description:
        'Falling water can grind flour, lift itself and light a city. You end by building a small system of your own.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'water-works-m4-l1',
          name: 'The power of a fall',
          content:
            'Each second, power in watts is 9,800 times the flow in cubic metres times the fall in metres, before losses. A stream of 0.1 cubic metres per second falling 10 metres could give at most 9,800 watts.',
          lecture: {
            title: 'A stream behind the village',
            description: 'Bucket, stopwatch, tape and one multiplication.',
          },
        },
        {
          _id: 'water-works-m4-l2',
          name: 'A turbine on a skewer',
          content:
            'Curved spoons catch the jet and turn it back, which takes nearly all its motion; flat paddles take about half at best. The Pelton wheel used in high mountain stations is built on that idea.',
          lecture: { title: 'Spoons against paddles', description: 'Two wheels race to lift the same bolt.' },
        },
        {
          _id: 'water-works-m4-l3',
          name: 'Making water climb',
          content:
            'Archimedes’ screw lifts water by turning a sloping spiral, so that each pocket of water is carried up as the screw goes round. The energy comes from your arm.',
          lecture: { title: 'A screw from a tube', description: 'Clear hose round a stick, and patience.' },
        },
        {
          _id: 'water-works-m4-l4',
          name: 'Your water supply',
          content:
            'Design a model that takes water from a source, stores it and delivers a steady cup a minute to two taps of different height. Measure each tap, then change one thing to make them equal.',
          lecture: { title: 'Two fair taps', description: 'A plan, a leak, a repair and a graph.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'water-works-f1',
      question: 'Will it make a mess?',
      description:
        'Yes, but clean water only. A bathroom floor, a roof or a courtyard is ideal, and we always work with less than a bucketful at a time.',
    },
    {
      questionId: 'water-works-f2',
      question: 'What should we buy?',
      description:
        'Two metres of clear tube, a few straws, three large bottles and a tray. The rest is tape, string and spoons from home.',
    },
    {
      questionId: 'water-works-f3',
      question: 'My daughter is afraid of big numbers.',
      description:
        'She will meet them one at a time and always after a measurement of her own. By the fourth module she will use 9,800 as if it were a telephone number.',
    },
    {
      questionId: 'water-works-f4',
      question: 'Is the course about floods too?',
      description:
        'The spillway and flow lessons explain why flood water is so strong and how warnings are made. We do it calmly, because some of our children have lived through floods.',
    },
    {
      questionId: 'water-works-f5',
      question: 'Can we save water during the experiments?',
      description:
        'We reuse one bucket for the whole week and water a plant with it at the end. Most children insist on it before we ask.',
    },
    {
      questionId: 'water-works-f6',
      question: 'Does this need live sessions?',
      description:
        'No, but the second live hour, when children show their leaks, is the one they talk about afterwards.',
    },
  ],
  testimonials: [
    {
      _id: 'water-works-t1',
      name: 'Mustafa H., age 13',
      coursename: 'Water Works: Dams, Canals and Taps',
      userpic: '/media/people/p39.svg',
      content:
        'I used to think a bigger tank makes a better shower. Now we have raised ours by one metre and I was right about how much it would help.',
    },
    {
      _id: 'water-works-t2',
      name: 'Kulsoom B., mother, Sukkur',
      coursename: 'Water Works: Dams, Canals and Taps',
      userpic: '/media/people/p32.svg',
      content:
        'We live beside the barrage and my children had never asked about it. Last week we stood there for an hour and counted gates.',
    },
    {
      _id: 'water-works-t3',
      name: 'Zara W., age 11',
      coursename: 'Water Works: Dams, Canals and Taps',
      userpic: '/media/people/p37.svg',
      content: 'The siphon is magic even after you understand it.',
    },
  ],
};
