import type { SampleCourse } from '../../types.ts';

export const monsoonWatch: SampleCourse = {
  _id: 'monsoon-watch',
  name: 'Monsoon Watch: Weather for Beginners',
  homepointdescription: [
    'Build a rain gauge from a plastic bottle',
    'Learn ten clouds by name',
    'Find out where the monsoon comes from',
    'Make your own five-day forecast',
  ],
  level: 'Beginner',
  category: { name: 'Science' },
  shortdescription:
    'Why does the air feel sticky before the rain, and where does the monsoon come from? Young weather watchers build simple instruments and learn to read the sky.',
  longdescription:
    "Every June people in Pakistan start looking up. The monsoon brings most of the year's rain to many parts of the country, cools the afternoon and, in some years, floods the fields. This course answers the questions children ask while the rain is still hammering on the roof.\n\nWe build a rain gauge, a wind vane and a simple barometer, keep a weather diary for a month and compare it with the official forecast. By the end a child can point at a cloud, name it and say whether to bring the washing in.",
  duration: '5 weeks',
  learndescription: [
    'Name the main cloud families and what they bring',
    'Measure rain, wind direction and temperature fairly',
    'Explain the water cycle in your own words',
    'Describe why the monsoon wind blows in summer',
    'Know what to do in lightning, heat and floods',
  ],
  course_includes: [
    'Illustrated lessons',
    'Weather diary to print',
    'Cloud spotting card',
    'Building plans for three instruments',
  ],
  certificate: ['Given when the four-week weather diary is complete', 'Shows the instruments your child built'],
  modules: [
    {
      _id: 'monsoon-watch-m1',
      name: 'Module 1',
      title: 'Water on the Move',
      description: 'The same water has been going round for billions of years.',
      time: '55 min',
      lessons: [
        {
          _id: 'monsoon-watch-m1-l1',
          name: 'Where does a puddle go?',
          content:
            'The fastest particles at the surface of a puddle break free and become water vapour, an invisible gas. Wind, warmth and a wide surface all speed this up.',
          lecture: {
            title: 'The vanishing puddle',
            description: 'Chalk around a puddle every half hour and watch the line shrink.',
          },
        },
        {
          _id: 'monsoon-watch-m1-l2',
          name: 'How a cloud is made',
          content:
            'Rising air cools, and cool air can hold less vapour. The vapour condenses on specks of dust and salt, and millions of these droplets together are a cloud.',
          lecture: {
            title: 'A cloud in a jar',
            description: 'Warm water, ice and a little smoke from a match, lit by a grown-up.',
          },
        },
        {
          _id: 'monsoon-watch-m1-l3',
          name: 'From droplet to raindrop',
          content:
            'It takes about a million cloud droplets to make one ordinary raindrop. They grow by bumping and joining, or as ice crystals that melt on the way down.',
          lecture: {
            title: 'Big drops, small drops',
            description: 'Catch raindrops in a plate of flour and measure the balls they make.',
          },
        },
      ],
    },
    {
      _id: 'monsoon-watch-m2',
      name: 'Module 2',
      title: 'Reading the Sky',
      description: 'Clouds are the oldest weather forecast there is.',
      time: '1 h',
      lessons: [
        {
          _id: 'monsoon-watch-m2-l1',
          name: 'Heaps, sheets and feathers',
          content:
            'Cumulus means heap, stratus means layer and cirrus means curl of hair. Nearly every cloud name is built from these three words and nimbus, which means rain.',
          lecture: {
            title: 'Ten clouds in ten minutes',
            description: 'A slow walk through the sky, from fog to feathery ice.',
          },
        },
        {
          _id: 'monsoon-watch-m2-l2',
          name: 'The giant: cumulonimbus',
          content:
            'A thundercloud over the plains of Punjab can grow more than 12 kilometres tall, higher than Everest or K2. Its flat top spreads out where the air stops rising.',
          lecture: {
            title: 'Inside a thunderstorm',
            description: 'How rubbing ice crystals charge the cloud, and why light reaches us first.',
          },
        },
        {
          _id: 'monsoon-watch-m2-l3',
          name: 'How far is the lightning?',
          content:
            'Sound travels about one kilometre in three seconds. Count the seconds from flash to thunder, divide by three, and you have the distance in kilometres.',
          lecture: {
            title: 'Counting thunder',
            description: 'Practise with recorded storms, then learn when to go indoors.',
          },
        },
      ],
    },
    {
      _id: 'monsoon-watch-m3',
      name: 'Module 3',
      title: 'The Great Monsoon',
      description: 'A sea breeze the size of a subcontinent.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'monsoon-watch-m3-l1',
          name: 'Land heats faster than sea',
          content:
            'In summer the land warms much more quickly than the ocean. Hot air rises over the land and moist air from the Arabian Sea and the Bay of Bengal is drawn in to replace it.',
          lecture: {
            title: 'Sand against water',
            description: 'Two bowls in the sun and two thermometers show the idea in an hour.',
          },
        },
        {
          _id: 'monsoon-watch-m3-l2',
          name: 'Mountains that squeeze out rain',
          content:
            'When moist air meets the hills it is pushed up, cools and drops its rain. That is why Murree gets several times more rain in a year than Multan.',
          lecture: {
            title: 'Rain on one side',
            description: 'A tray, a towel and a spray bottle explain a rain shadow.',
          },
        },
        {
          _id: 'monsoon-watch-m3-l3',
          name: 'When it is too much',
          content:
            'In 2022 very heavy monsoon rain put large parts of Sindh and Balochistan under water. Moving fast water only as high as a knee can knock an adult over, so nobody should walk or drive into it.',
          lecture: {
            title: 'Staying safe in the rains',
            description: 'Floods, bare wires and heatstroke: the rules every child should know.',
          },
        },
        {
          _id: 'monsoon-watch-m3-l4',
          name: 'Making a forecast',
          content:
            'Falling air pressure usually means unsettled weather is coming, and rising pressure usually means it will clear. Forecasters combine this with satellites and computer models.',
          lecture: {
            title: 'Your five-day forecast',
            description: 'Use your own barometer and diary to predict, then mark yourself honestly.',
          },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'monsoon-watch-f1',
      question: 'Does it only make sense during the monsoon?',
      description:
        'No. Any season has weather worth watching, and the winter fog in Punjab is a lesson in itself. If you begin in the dry months we give you rain data from past summers to practise with.',
    },
    {
      questionId: 'monsoon-watch-f2',
      question: 'We live in a flat in Karachi. Where would the rain gauge go?',
      description:
        'A balcony rail or the roof is fine, as long as nothing drips into it. If neither is possible, use the weather diary with the readings published for your city.',
    },
    {
      questionId: 'monsoon-watch-f3',
      question: 'Which instruments do we build?',
      description:
        'A rain gauge from a bottle, a wind vane from a straw and card, and a barometer from a jar and a balloon. Together they cost less than a plate of chaat.',
    },
    {
      questionId: 'monsoon-watch-f4',
      question: 'Will my child be frightened by the lesson about floods?',
      description:
        'We keep it calm and practical. It explains what happened in 2022 without distressing pictures and then gives clear things a child can do.',
    },
    {
      questionId: 'monsoon-watch-f5',
      question: 'Can siblings share the course?',
      description:
        'Yes, and diaries are more fun with two readers. One reads the instrument, the other writes, then they swap.',
    },
  ],
  testimonials: [
    {
      _id: 'monsoon-watch-t1',
      name: 'Fatima S., Lahore',
      coursename: 'Monsoon Watch: Weather for Beginners',
      userpic: '/media/people/p18.svg',
      content: 'I measured 41 mm in one night in my bottle. The news said 44 for our area so I was very close.',
    },
    {
      _id: 'monsoon-watch-t2',
      name: 'Imran A., father of two',
      coursename: 'Monsoon Watch: Weather for Beginners',
      userpic: '/media/people/p35.svg',
      content:
        'Our children now count seconds after every flash of lightning. It has made storms interesting instead of scary.',
    },
    {
      _id: 'monsoon-watch-t3',
      name: 'Mahnoor, 10',
      coursename: 'Monsoon Watch: Weather for Beginners',
      userpic: '/media/people/p30.svg',
      content: 'I like mammatus clouds best. I have only seen one but I drew it.',
    },
  ],
};
