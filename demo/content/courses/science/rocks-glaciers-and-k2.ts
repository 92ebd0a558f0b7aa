import type { SampleCourse } from '../../types.ts';

export const rocksGlaciersAndK2: SampleCourse = {
  _id: 'rocks-glaciers-and-k2',
  name: 'Rocks, Glaciers and K2: Reading the Earth',
  homepointdescription: [
    'Why the Himalaya still grow every year',
    'Read layers of rock like pages',
    'Understand earthquakes without fear',
    'Study glaciers that feed the Indus',
  ],
  level: 'Advanced',
  category: { name: 'Science' },
  shortdescription:
    "Geology and ice in the country with five of the world's fourteen highest peaks. For learners of 13 to 16.",
  longdescription:
    'Near Jaglot in Gilgit-Baltistan you can stand where three of the greatest mountain ranges meet: the Himalaya, the Karakoram and the Hindu Kush. They exist because India ran into Asia, and the collision has not finished.\n\nWe read that story from evidence: sea shells high in limestone, the banding in a river pebble, the arrival times of earthquake waves, the scratches under a glacier. You will draw cross-sections, identify minerals with simple tests and use satellite pictures to measure how a glacier has changed.\n\nThe closing module looks at hazards and water honestly, and asks what knowledge of the Earth can do for the people who live on it.',
  duration: '8 weeks',
  learndescription: [
    'Explain plate tectonics using evidence from Pakistan',
    'Identify common rocks and minerals with field tests',
    'Interpret layers, folds and faults in a cross-section',
    'Locate an earthquake from three seismograms',
    'Describe how glaciers move, shape valleys and store water',
    'Assess flood and quake hazards calmly',
  ],
  course_includes: [
    'Lessons with field footage',
    'Mineral testing guide',
    'Seismograms for the locating exercise',
    'Satellite image pairs of Karakoram glaciers',
  ],
  certificate: [
    'Awarded for the glacier measurement and the hazard report',
    'Names your chosen valley',
    'PDF with a summary of your findings',
  ],
  modules: [
    {
      _id: 'rocks-glaciers-and-k2-m1',
      name: 'Module 1',
      title: 'A Collision in Slow Motion',
      description: 'How India met Asia.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'rocks-glaciers-and-k2-m1-l1',
          name: 'Plates on the move',
          content:
            "The Earth's outer shell is broken into plates that move a few centimetres a year, about as fast as fingernails grow. The Indian plate still pushes north at roughly 4 to 5 centimetres a year.",
          lecture: { title: 'Fingernail speed', description: 'Work out how far India has moved since the Mughals.' },
        },
        {
          _id: 'rocks-glaciers-and-k2-m1-l2',
          name: 'The sea that vanished',
          content:
            'An ocean called Tethys once lay between India and Asia. Its sea floor was squeezed upwards, so fossils of marine animals now lie in the high limestone of the Himalaya.',
          lecture: { title: 'Shells on a summit', description: 'Handle fossils from the Salt Range.' },
        },
        {
          _id: 'rocks-glaciers-and-k2-m1-l3',
          name: 'Kohistan, a lost island arc',
          content:
            'The rocks of Kohistan were a chain of volcanic islands in the Tethys before they were trapped between the two continents. Along the Karakoram Highway you can drive across them.',
          lecture: { title: 'A road through time', description: 'From Besham to Gilgit in ten stops.' },
        },
      ],
    },
    {
      _id: 'rocks-glaciers-and-k2-m2',
      name: 'Module 2',
      title: 'Rocks in the Hand',
      description: 'Identify what you hold.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'rocks-glaciers-and-k2-m2-l1',
          name: 'Three families',
          content:
            'Igneous rock cools from melt, sedimentary rock is laid down in layers and metamorphic rock is changed by heat and pressure. Limestone can become marble without ever melting.',
          lecture: { title: 'Granite, shale, marble', description: 'Spot the difference with a lens.' },
        },
        {
          _id: 'rocks-glaciers-and-k2-m2-l2',
          name: 'Scratch, streak, shine',
          content:
            'Hardness is measured on the Mohs scale from talc at 1 to diamond at 10. A fingernail is about 2.5 and a steel nail about 5.5, so you carry a test kit already.',
          lecture: { title: 'Test ten minerals', description: 'Salt, gypsum, quartz and more.' },
        },
        {
          _id: 'rocks-glaciers-and-k2-m2-l3',
          name: 'The salt of Khewra',
          content:
            "Khewra's salt was left when a sea evaporated more than 500 million years ago. Traces of iron oxide give it the pink colour.",
          lecture: { title: 'Under the Salt Range', description: 'Walk into the mine with us.' },
        },
      ],
    },
    {
      _id: 'rocks-glaciers-and-k2-m3',
      name: 'Module 3',
      title: 'Layers and Faults',
      description: 'The order of events.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'rocks-glaciers-and-k2-m3-l1',
          name: 'Older below',
          content:
            'In undisturbed layers the lowest is the oldest. When folding has tipped them over, geologists look for ripples and footprints to see which way was up.',
          lecture: { title: 'Which way is up?', description: 'Four puzzles drawn from real outcrops.' },
        },
        {
          _id: 'rocks-glaciers-and-k2-m3-l2',
          name: 'Folds and faults',
          content: 'Under pressure warm deep rock bends into folds, and cold shallow rock breaks along faults.',
          lecture: { title: 'Push a towel, snap a biscuit', description: 'Two models and their limits.' },
        },
        {
          _id: 'rocks-glaciers-and-k2-m3-l3',
          name: 'Draw a cross-section',
          content:
            'A cross-section shows what you would see if the land were cut like a cake. Each boundary must be consistent with what the map shows at the surface.',
          lecture: { title: 'From map to slice', description: 'Draw one through the Potwar plateau.' },
        },
      ],
    },
    {
      _id: 'rocks-glaciers-and-k2-m4',
      name: 'Module 4',
      title: 'Earthquakes',
      description: 'Waves, places and preparation.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'rocks-glaciers-and-k2-m4-l1',
          name: 'Two kinds of wave',
          content:
            'P waves travel about 1.7 times faster than S waves. The delay between them tells how far away the earthquake was.',
          lecture: { title: 'Spring on the floor', description: 'Make both waves with a slinky.' },
        },
        {
          _id: 'rocks-glaciers-and-k2-m4-l2',
          name: 'Locate it',
          content:
            'One station gives a circle of possible places, and three circles cross near one point: the epicentre.',
          lecture: { title: 'Three stations', description: 'Locate a past tremor from its records.' },
        },
        {
          _id: 'rocks-glaciers-and-k2-m4-l3',
          name: 'October 2005',
          content:
            'The Kashmir earthquake of 8 October 2005 had magnitude 7.6. Most of the harm came from buildings that were too weak, so better building is the best protection.',
          lecture: { title: 'Drop, cover, hold', description: 'What to do, and how to check your own room.' },
        },
      ],
    },
    {
      _id: 'rocks-glaciers-and-k2-m5',
      name: 'Module 5',
      title: 'Ice and Water',
      description: 'The frozen towers of the Indus.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'rocks-glaciers-and-k2-m5-l1',
          name: 'How ice flows',
          content:
            'Under its own weight glacier ice creeps and also slides on meltwater at its base. Baltoro, more than 60 kilometres long, moves up to a few hundred metres a year in places.',
          lecture: { title: 'A glacier made of slime', description: 'Measure its speed down a tray.' },
        },
        {
          _id: 'rocks-glaciers-and-k2-m5-l2',
          name: 'The Karakoram puzzle',
          content:
            'Most glaciers in the world are shrinking, but some in the Karakoram were steady or even advancing in recent decades. Cold winter snow is part of the reason, and researchers are watching whether it lasts.',
          lecture: { title: 'Measure from space', description: 'Compare two satellite images and report the change.' },
        },
        {
          _id: 'rocks-glaciers-and-k2-m5-l3',
          name: 'Lakes that burst',
          content:
            'Meltwater can gather behind ice or loose rock and break out suddenly: a glacial lake outburst flood. In May 2022 such a flood from Shisper glacier destroyed the Hassanabad bridge in Hunza.',
          lecture: { title: 'A warning system', description: 'How sensors and villagers give people time to leave.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'rocks-glaciers-and-k2-f1',
      question: 'Must we travel to the mountains?',
      description:
        "No. The footage takes you there, and pebbles from a river bed or a builder's heap are enough for the testing lessons.",
    },
    {
      questionId: 'rocks-glaciers-and-k2-f2',
      question: 'How do you handle earthquakes with young people who lived through one?',
      description:
        'Gently. The lesson gives the facts, warns at the start, shows no distressing scenes and spends most of its time on what helps.',
    },
    {
      questionId: 'rocks-glaciers-and-k2-f3',
      question: 'What equipment is needed?',
      description:
        'A steel nail, a piece of unglazed tile, a magnet, a few drops of vinegar and a ruler. The satellite exercise needs a computer or a large phone screen.',
    },
    {
      questionId: 'rocks-glaciers-and-k2-f4',
      question: 'Is it suitable for someone thinking of geology at university?',
      description:
        'It is a good taste of it. You will do what first-year students do: identify, draw, measure and argue from evidence.',
    },
    {
      questionId: 'rocks-glaciers-and-k2-f5',
      question: 'Do you explain climate change?',
      description:
        'Yes, with the measurements. We show what is well established, what is uncertain in the Karakoram, and why both kinds of sentence belong in science.',
    },
  ],
  testimonials: [
    {
      _id: 'rocks-glaciers-and-k2-t1',
      name: 'Yusuf, 14',
      coursename: 'Rocks, Glaciers and K2: Reading the Earth',
      userpic: '/media/people/p27.svg',
      content:
        'We drove to Hunza after the course and I made my father stop eleven times. He says he has never looked at a road cutting before.',
    },
    {
      _id: 'rocks-glaciers-and-k2-t2',
      name: 'Farah I., teacher and mother',
      coursename: 'Rocks, Glaciers and K2: Reading the Earth',
      userpic: '/media/people/p33.svg',
      content: 'The seismogram exercise is the best hour of science homework I have seen. She did it twice.',
    },
    {
      _id: 'rocks-glaciers-and-k2-t3',
      name: 'Areeba, 15',
      coursename: 'Rocks, Glaciers and K2: Reading the Earth',
      userpic: '/media/people/p28.svg',
      content: 'My glacier lost 340 metres between the two pictures. Measuring it myself made it real.',
    },
  ],
};
