import type { SampleCourse } from '../../types.ts';

export const karachiCoastScience: SampleCourse = {
  _id: 'karachi-coast-science',
  name: 'Secrets of the Karachi Coast',
  homepointdescription: [
    "Follow green turtles at Hawke's Bay",
    'Predict the tide with the Moon',
    'Explore mangroves without leaving home',
    'Test seawater, salt and density',
  ],
  level: 'Intermediate',
  category: { name: 'Science' },
  shortdescription:
    'Marine science on our own shore: tides, turtles, mangroves and the deep Arabian Sea, with experiments you can do in a bucket.',
  longdescription:
    'Pakistan has more than a thousand kilometres of coast, and most of us know only the bit where the camels are. Behind the tea stalls lies one of the busiest living places in the country: mudflats full of crabs, creeks full of young fish, and beaches where green turtles come ashore at night to lay their eggs.\n\nThis course takes learners of 10 to 14 along that coast, from the Indus delta to Gwadar. We use a bucket, salt, ice and food colour to understand what the sea does, and real tide tables to predict when it will do it.\n\nYou do not need to live near the sea. The experiments were tried first in Rawalpindi.',
  duration: '6 weeks',
  learndescription: [
    'Explain tides with the Moon and the Sun',
    'Read a tide table and plan a safe beach visit',
    'Describe how mangroves survive in salt water',
    'Build a marine food web with at least ten species',
    'Investigate how salt and heat change the density of water',
  ],
  course_includes: [
    'Lessons with film from the coast',
    'Tide tables to practise with',
    'Species cards for the mangrove creeks',
    'Beach survey sheet',
  ],
  certificate: [
    'Awarded for a finished food web and a tide prediction',
    'Includes a short written comment on the project',
    'PDF, ready to share with school',
  ],
  modules: [
    {
      _id: 'karachi-coast-science-m1',
      name: 'Module 1',
      title: 'The Restless Sea',
      description: 'Salt, waves and tides.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'karachi-coast-science-m1-l1',
          name: 'Why is the sea salty?',
          content:
            'Rain dissolves minerals from rock and rivers carry them to the sea, where the water evaporates and the salts stay. A litre of average seawater holds about 35 grams of salt.',
          lecture: { title: 'Salt from stone', description: 'Evaporate a plate of seawater, or mix your own.' },
        },
        {
          _id: 'karachi-coast-science-m1-l2',
          name: 'What a wave carries',
          content:
            'A wave carries energy across the sea while the water itself mostly moves in circles. A floating bottle bobs up, forward, down and back.',
          lecture: { title: 'The bottle that stays', description: 'A tub, a ruler and a cork show the circles.' },
        },
        {
          _id: 'karachi-coast-science-m1-l3',
          name: 'Pulled by the Moon',
          content:
            "The Moon's gravity pulls hardest on the near side of the Earth and least on the far side, leaving two bulges of water. As the Earth turns, most coasts meet two high tides a day.",
          lecture: { title: 'Two bulges', description: 'Model it with a ball, a ribbon and a torch.' },
        },
        {
          _id: 'karachi-coast-science-m1-l4',
          name: 'Reading a tide table',
          content:
            'When Sun and Moon line up, at new and full moon, the tides are largest and are called spring tides. They have nothing to do with the season.',
          lecture: {
            title: 'Planning a visit to Manora',
            description: 'Find the lowest tide of the month and check your answer.',
          },
        },
      ],
    },
    {
      _id: 'karachi-coast-science-m2',
      name: 'Module 2',
      title: 'Forests in the Mud',
      description: 'The mangroves of the Indus delta.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'karachi-coast-science-m2-l1',
          name: 'Roots that breathe',
          content:
            'Waterlogged mud holds almost no oxygen. The grey mangrove, Avicennia marina, sends up thousands of finger-like roots that take in air at low tide.',
          lecture: { title: 'Fingers in the mud', description: 'A slow boat ride through a creek near Korangi.' },
        },
        {
          _id: 'karachi-coast-science-m2-l2',
          name: 'Living with salt',
          content:
            'Grey mangrove leaves push out extra salt through tiny glands, and you can see the crystals on a dry morning. Few trees in the world can do this.',
          lecture: { title: 'A leaf that sweats salt', description: 'Look at a leaf at fifty times its size.' },
        },
        {
          _id: 'karachi-coast-science-m2-l3',
          name: 'A nursery and a wall',
          content:
            'Young shrimp and fish hide among the roots, so fishing towns depend on the trees. The roots also slow storm waves before they reach the shore.',
          lecture: {
            title: 'Why villages replant',
            description: 'Meet people in the delta who plant mangroves by hand.',
          },
        },
      ],
    },
    {
      _id: 'karachi-coast-science-m3',
      name: 'Module 3',
      title: 'Turtles and Other Travellers',
      description: 'Animals that know the way.',
      time: '1 h',
      lessons: [
        {
          _id: 'karachi-coast-science-m3-l1',
          name: "The green turtle's night",
          content:
            'A green turtle digs a nest on the beach, lays around a hundred eggs and returns to the sea before dawn. She visits only every few years.',
          lecture: { title: 'Sandspit after dark', description: 'Filmed from a distance, with red light only.' },
        },
        {
          _id: 'karachi-coast-science-m3-l2',
          name: 'Hot sand, more daughters',
          content:
            "A turtle's sex is set by how warm the sand is: warmer nests produce more females. Hotter summers may leave too few males.",
          lecture: {
            title: 'Temperature decides',
            description: 'Graph some real nest data and see the tipping point.',
          },
        },
        {
          _id: 'karachi-coast-science-m3-l3',
          name: 'Whales in the Arabian Sea',
          content:
            'Humpback whales in the Arabian Sea stay all year and do not migrate to polar water as other humpbacks do. Scientists believe fewer than a hundred remain.',
          lecture: {
            title: 'The whales that stay',
            description: 'How songs and tail marks tell one whale from another.',
          },
        },
      ],
    },
    {
      _id: 'karachi-coast-science-m4',
      name: 'Module 4',
      title: 'A Sea Worth Keeping',
      description: 'What goes in, and what we can do.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'karachi-coast-science-m4-l1',
          name: 'The food web',
          content:
            'Most food in the open sea begins with phytoplankton, drifting cells too small to see. They also make roughly half of the oxygen produced on Earth.',
          lecture: { title: 'Build a web', description: 'Ten cards, one ball of string and one missing species.' },
        },
        {
          _id: 'karachi-coast-science-m4-l2',
          name: 'Plastic on the beach',
          content:
            'Plastic does not rot away: sun and waves crack it into smaller and smaller pieces. Bits under 5 millimetres are called microplastics.',
          lecture: {
            title: 'One square metre',
            description: 'Survey a patch of beach or street and sort what you find.',
          },
        },
        {
          _id: 'karachi-coast-science-m4-l3',
          name: 'Fishing fairly',
          content:
            'If fish are caught before they are old enough to breed, there are fewer every year. Larger net holes let the young ones swim out.',
          lecture: { title: 'The fishing game', description: 'Peanuts in a bowl, four fishers and a hard choice.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'karachi-coast-science-f1',
      question: 'We live in Peshawar. Will this mean anything to my child?',
      description:
        'Yes. All the sea experiments happen in a tub or a glass, and the coast comes to you on film. Several of our learners saw the sea for the first time later and knew exactly what to look for.',
    },
    {
      questionId: 'karachi-coast-science-f2',
      question: 'Do we have to visit the beach?',
      description:
        'No, it is optional. If you do go, take an adult who can swim, check the tide table and stay out of the water altogether in the monsoon months, when swimming is often banned.',
    },
    {
      questionId: 'karachi-coast-science-f3',
      question: 'May we go and see the turtles?',
      description:
        'Only with a wildlife department guide, and without torches or flash, because light frightens the mother away. The film in module 3 lets you see a nesting without disturbing one.',
    },
    {
      questionId: 'karachi-coast-science-f4',
      question: 'Is there any fieldwork?',
      description:
        'One survey of a square metre. It can be a beach, a canal bank or the pavement outside your home, since plastic reaches the sea from all of them.',
    },
    {
      questionId: 'karachi-coast-science-f5',
      question: 'How old should my child be?',
      description: 'We wrote it for 10 to 14. A keen nine-year-old can follow with some help on the tide tables.',
    },
  ],
  testimonials: [
    {
      _id: 'karachi-coast-science-t1',
      name: 'Sameer, 12',
      coursename: 'Secrets of the Karachi Coast',
      userpic: '/media/people/p39.svg',
      content:
        'I predicted the low tide at Manora for a Sunday and we went with my chacha. I was only ten minutes wrong!',
    },
    {
      _id: 'karachi-coast-science-t2',
      name: 'Rabia N., mother in Rawalpindi',
      coursename: 'Secrets of the Karachi Coast',
      userpic: '/media/people/p32.svg',
      content: "We did the whole sea in a plastic tub on the terrace. My daughter's food web is still on the fridge.",
    },
    {
      _id: 'karachi-coast-science-t3',
      name: 'Zoya, 11',
      coursename: 'Secrets of the Karachi Coast',
      userpic: '/media/people/p38.svg',
      content: 'The turtle lesson made me cry in a good way. I did not know warm sand makes girls.',
    },
  ],
};
