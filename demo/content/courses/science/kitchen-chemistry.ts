import type { SampleCourse } from '../../types.ts';

export const kitchenChemistry: SampleCourse = {
  _id: 'kitchen-chemistry',
  name: 'Kitchen Chemistry',
  homepointdescription: [
    'Ten safe experiments from your own kitchen',
    'Turn haldi into a colour-changing indicator',
    'Grow sugar crystals on a thread',
    "Keep a proper scientist's notebook",
  ],
  level: 'Beginner',
  category: { name: 'Science' },
  shortdescription:
    'Real chemistry with haldi, vinegar, milk and meetha soda. Children aged 7 to 10 learn to predict, test and write down what they see.',
  longdescription:
    'A kitchen is a laboratory that smells of dinner. Every time naan dough rises, milk turns to dahi or a cut apple goes brown, a chemical change is happening, and a child can learn to spot the signs: bubbles, a new colour, heat, a new smell.\n\nIn this course we use things most homes in Pakistan already have. We test which liquids are acids with haldi paper, separate salt from sand, watch gas blow up a balloon and grow crystals slowly on the windowsill.\n\nEvery experiment ends with two questions: what did you see, and what would you change next time? That habit is worth more than any single result.',
  duration: '6 weeks',
  learndescription: [
    'Tell a physical change from a chemical change',
    'Test liquids with a homemade indicator',
    'Explain why soda and vinegar fizz',
    'Separate mixtures by filtering and evaporating',
    'Record an experiment so a friend can repeat it',
  ],
  course_includes: [
    'Short lessons with captions',
    'Printable lab notebook',
    'A shopping list of kitchen items',
    'A safety sheet for parents',
    'Quiz after every module',
  ],
  certificate: [
    'Awarded after all the module quizzes',
    'Names the experiments your child completed',
    'Downloadable as a PDF to print',
  ],
  modules: [
    {
      _id: 'kitchen-chemistry-m1',
      name: 'Module 1',
      title: 'Looking Like a Scientist',
      description: 'Before mixing anything we learn to observe, predict and stay safe.',
      time: '50 min',
      lessons: [
        {
          _id: 'kitchen-chemistry-m1-l1',
          name: 'What counts as an experiment?',
          content:
            'An experiment changes one thing and keeps everything else the same. If you change both the water and the sugar, you cannot know which one made the difference.',
          lecture: {
            title: 'One change at a time',
            description: 'Three cups of water, one sugar cube each, and a fair race to dissolve.',
          },
        },
        {
          _id: 'kitchen-chemistry-m1-l2',
          name: 'Solid, liquid, gas',
          content:
            'The tiny particles in a solid are packed and only wobble, in a liquid they slide past each other, and in a gas they fly apart. That is why steam fills the kitchen but ice stays in its tray.',
          lecture: {
            title: 'Ice, water, steam',
            description: 'Watch one ice cube pass through all three states on the stove, with an adult.',
          },
        },
        {
          _id: 'kitchen-chemistry-m1-l3',
          name: 'The safety rules',
          content:
            'Chemists never taste an experiment, even one made of sugar. Cups used for testing are washed and kept apart from cups used for drinking.',
          lecture: {
            title: 'Setting up your lab table',
            description: 'How to choose a spot, cover it and keep tasting out of testing.',
          },
        },
      ],
    },
    {
      _id: 'kitchen-chemistry-m2',
      name: 'Module 2',
      title: 'Acids, Bases and Haldi',
      description: 'A spoon of turmeric tells us something our tongue should not.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'kitchen-chemistry-m2-l1',
          name: 'Haldi changes colour',
          content:
            'Haldi contains curcumin, a dye that is yellow in acids and turns red-brown in bases such as soapy water. A substance that shows this by its colour is called an indicator.',
          lecture: {
            title: 'Making haldi paper',
            description: 'Paint haldi and water on filter paper, dry it and cut it into strips.',
          },
        },
        {
          _id: 'kitchen-chemistry-m2-l2',
          name: 'Testing lemon, soap and soda',
          content:
            'Lemon juice holds citric acid, so haldi paper stays yellow. Soapy water turns it reddish because it is a base, and meetha soda in water does the same more faintly.',
          lecture: {
            title: 'Five liquids, five strips',
            description: 'We predict first, then test, then tick what we got right.',
          },
        },
        {
          _id: 'kitchen-chemistry-m2-l3',
          name: 'Meetha soda meets sirka',
          content:
            'Baking soda and vinegar react to make carbon dioxide gas, water and a salt called sodium acetate. The fizz is carbon dioxide escaping.',
          lecture: {
            title: 'The balloon that fills itself',
            description: 'Trap the gas from a bottle and measure the balloon with a thread.',
          },
        },
      ],
    },
    {
      _id: 'kitchen-chemistry-m3',
      name: 'Module 3',
      title: 'Mixing and Separating',
      description: 'Some mixtures can be undone, if you choose the right trick.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'kitchen-chemistry-m3-l1',
          name: 'Salt, sand and a coffee filter',
          content:
            'Salt dissolves in water and sand does not. Pour the mixture through a filter and the sand stays behind while the salty water runs through.',
          lecture: {
            title: 'Rescue the salt',
            description: 'A full separation from muddy mess to clean white crystals.',
          },
        },
        {
          _id: 'kitchen-chemistry-m3-l2',
          name: 'The sun as a chemist',
          content:
            'When seawater lies in shallow pans the water evaporates and the salt is left. Salt is made this way along the coast near Karachi.',
          lecture: {
            title: 'Evaporation on a plate',
            description: 'One plate in the sun, one in the shade, checked every two hours.',
          },
        },
        {
          _id: 'kitchen-chemistry-m3-l3',
          name: 'Colours hiding in ink',
          content:
            'Black marker ink is often a mixture of several dyes. Water climbing up paper carries some dyes faster than others, and this separation is called chromatography.',
          lecture: {
            title: 'Unmixing black',
            description: 'A strip of filter paper, one black dot and ten minutes of patience.',
          },
        },
        {
          _id: 'kitchen-chemistry-m3-l4',
          name: 'Oil and water',
          content:
            'Water particles hold tightly to each other and leave oil out, so oil floats on top in a layer. Soap has one end that likes water and one that likes oil, so it lets them mix.',
          lecture: {
            title: 'Why soap cleans a greasy plate',
            description: 'Milk, food colour and one drop of dish soap make the idea visible.',
          },
        },
      ],
    },
    {
      _id: 'kitchen-chemistry-m4',
      name: 'Module 4',
      title: 'Slow Chemistry',
      description: 'Good things that take an evening, or a week.',
      time: '1 h',
      lessons: [
        {
          _id: 'kitchen-chemistry-m4-l1',
          name: 'Milk into dahi',
          content:
            'Bacteria in a spoon of old dahi eat the milk sugar and make lactic acid. The acid makes the milk proteins clump together, so the milk sets.',
          lecture: {
            title: 'An overnight experiment',
            description: 'Warm bowl against cold bowl: which one sets by morning?',
          },
        },
        {
          _id: 'kitchen-chemistry-m4-l2',
          name: 'Why apples go brown',
          content:
            'An enzyme in a cut apple joins with oxygen from the air and makes brown pigments. Lemon juice slows the enzyme because it is too acidic for it.',
          lecture: {
            title: 'Apple slices on trial',
            description: 'Lemon, salt water and nothing at all, photographed every ten minutes.',
          },
        },
        {
          _id: 'kitchen-chemistry-m4-l3',
          name: 'Growing sugar crystals',
          content:
            'Hot water can hold much more sugar than cold water. As it cools and evaporates, the extra sugar leaves the water and builds up in flat-sided crystals.',
          lecture: {
            title: 'Misri on a thread',
            description: 'Make your own misri and sketch it each day for a week.',
          },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'kitchen-chemistry-f1',
      question: 'Do we need to buy a chemistry set?',
      description:
        'No. Haldi, vinegar, baking soda, salt, sugar, milk and soap are enough. The only extra is a packet of coffee filters, and clean tissue paper works if you cannot find them.',
    },
    {
      questionId: 'kitchen-chemistry-f2',
      question: 'Is it safe for a seven-year-old?',
      description:
        'Yes, with a grown-up nearby. Two lessons use the stove and one uses a knife, and each says so at the start so that you can plan to be there.',
    },
    {
      questionId: 'kitchen-chemistry-f3',
      question: 'What if an experiment does not work?',
      description:
        'Then your child has found something out. Every lesson ends with a short list of what usually goes wrong, such as old baking soda or a cold spoon of dahi, and how to test for it.',
    },
    {
      questionId: 'kitchen-chemistry-f4',
      question: 'My child cannot read much English yet. Is that a problem?',
      description:
        'The lessons show far more than they tell, and the captions can be paused. Many families talk it through in Urdu and write the notebook in whichever language is easier.',
    },
    {
      questionId: 'kitchen-chemistry-f5',
      question: 'How much time does it need each week?',
      description:
        'About forty minutes, plus a minute or two a day in the crystal and dahi weeks, when looking is the whole task.',
    },
  ],
  testimonials: [
    {
      _id: 'kitchen-chemistry-t1',
      name: 'Ayesha K., mother of Zain (8)',
      coursename: 'Kitchen Chemistry',
      userpic: '/media/people/p33.svg',
      content:
        'Zain now tests everything with haldi paper. He was disappointed that tea barely changed it, then spent a whole evening finding out why.',
    },
    {
      _id: 'kitchen-chemistry-t2',
      name: 'Hamza, 9',
      coursename: 'Kitchen Chemistry',
      userpic: '/media/people/p26.svg',
      content:
        "My balloon got bigger than my sister's because I used more soda. I wrote it in my notebook with numbers.",
    },
    {
      _id: 'kitchen-chemistry-t3',
      name: 'Bushra R., grandmother',
      coursename: 'Kitchen Chemistry',
      userpic: '/media/people/p24.svg',
      content:
        'I have set dahi for fifty years and my granddaughter explained to me what the spoonful does. We both enjoyed that.',
    },
  ],
};
