import type { SampleCourse } from '../../types.ts';

export const nightSkyOfPakistan: SampleCourse = {
  _id: 'night-sky-of-pakistan',
  name: 'Stars Over Thar: Astronomy from Your Roof',
  homepointdescription: [
    'Find ten constellations without a telescope',
    'Keep a Moon diary for a full month',
    'Measure your latitude with a protractor',
    'Scale the solar system along your street',
  ],
  level: 'Intermediate',
  category: { name: 'Science' },
  shortdescription:
    'Learn the night sky from a dark roof, with your eyes, a protractor and a notebook. Load-shedding is welcome.',
  longdescription:
    'On a clear winter night in Thar you can see some three thousand stars without any instrument. From the middle of Lahore you may count thirty. Both are enough to begin.\n\nOver eight weeks we follow the Moon through its phases, learn to find north from the stars, work out how far away things are, and meet the planets as points of light that move. Muslim astronomers named many of the bright stars, so Aldebaran, Betelgeuse and Vega will sound more familiar to you than to most of the world.\n\nEvery module has one evening task outdoors, short enough to fit before bedtime.',
  duration: '8 weeks',
  learndescription: [
    'Recognise ten constellations and the brightest planets',
    'Explain phases of the Moon and eclipses with a model',
    'Find Polaris and measure your latitude',
    'Compare sizes and distances with a scale model',
    'Describe how stars are born, shine and die',
    'Use a free sky map with confidence',
  ],
  course_includes: [
    'Lessons, many made to be watched outdoors',
    'Star maps for latitudes 24 to 36 degrees north',
    'Moon diary to print',
    'Protractor quadrant to cut out',
  ],
  certificate: [
    'Awarded for a complete Moon diary and latitude measurement',
    'States the latitude you measured and your error',
    'Shareable as a PDF',
  ],
  modules: [
    {
      _id: 'night-sky-of-pakistan-m1',
      name: 'Module 1',
      title: 'Finding Your Way',
      description: 'Directions, darkness and patience.',
      time: '50 min',
      lessons: [
        {
          _id: 'night-sky-of-pakistan-m1-l1',
          name: 'Eyes in the dark',
          content:
            'Your eyes need about twenty minutes to adapt fully to darkness. A red light hardly disturbs them, but a phone screen does.',
          lecture: { title: 'Getting ready', description: 'Cover a torch with red paper and choose a safe spot.' },
        },
        {
          _id: 'night-sky-of-pakistan-m1-l2',
          name: 'The turning sky',
          content:
            'Stars rise in the east and set in the west because the Earth turns once a day. Polaris hardly moves, since it stands almost above the North Pole.',
          lecture: { title: 'A night in a minute', description: 'Time-lapse from the Thar desert.' },
        },
        {
          _id: 'night-sky-of-pakistan-m1-l3',
          name: 'The seven of the plough',
          content:
            'Two stars of the Plough, Dubhe and Merak, point to Polaris. Follow their line about five times the gap between them.',
          lecture: { title: 'Finding north', description: 'Practise on the map before you go out.' },
        },
      ],
    },
    {
      _id: 'night-sky-of-pakistan-m2',
      name: 'Module 2',
      title: 'The Moon',
      description: 'Our nearest neighbour, night by night.',
      time: '1 h',
      lessons: [
        {
          _id: 'night-sky-of-pakistan-m2-l1',
          name: 'Why phases happen',
          content:
            "Half of the Moon is always lit by the Sun, and we see that half from a changing angle. The Earth's shadow plays no part in the phases.",
          lecture: { title: 'A ball and a lamp', description: "Walk round a lamp with a ball held at arm's length." },
        },
        {
          _id: 'night-sky-of-pakistan-m2-l2',
          name: 'The new crescent',
          content:
            'The Moon goes from new to new in about 29.5 days, so months in the Islamic calendar have 29 or 30 days. The young crescent is low in the west just after sunset.',
          lecture: { title: 'Waiting for Eid', description: 'Why one city can see the crescent when another cannot.' },
        },
        {
          _id: 'night-sky-of-pakistan-m2-l3',
          name: 'Eclipses',
          content:
            "A lunar eclipse is the Earth's shadow on the Moon, and a solar eclipse is the Moon's shadow on the Earth. Never look at the Sun without a certified filter.",
          lecture: { title: 'Shadows in line', description: 'Why eclipses do not come every month.' },
        },
      ],
    },
    {
      _id: 'night-sky-of-pakistan-m3',
      name: 'Module 3',
      title: 'Planets',
      description: 'Wanderers among the stars.',
      time: '1 h',
      lessons: [
        {
          _id: 'night-sky-of-pakistan-m3-l1',
          name: 'Spot a planet',
          content:
            'Stars twinkle because they are points and the air bends their light. Planets are tiny discs, so they shine more steadily.',
          lecture: { title: 'Star or planet?', description: 'Three quick tests you can do tonight.' },
        },
        {
          _id: 'night-sky-of-pakistan-m3-l2',
          name: 'A solar system on your street',
          content:
            'If the Sun were a football 22 cm wide, the Earth would be a 2 mm bead about 24 metres away. Neptune would be some 700 metres down the road.',
          lecture: { title: 'Walk to Jupiter', description: 'Chalk, a football and a patient little brother.' },
        },
        {
          _id: 'night-sky-of-pakistan-m3-l3',
          name: "Jupiter's four moons",
          content:
            'Galileo saw four moons circling Jupiter in 1610, which showed that not everything goes round the Earth. Steady binoculars are enough to see them.',
          lecture: { title: 'Drawing the moons', description: 'Record them on five nights and spot the pattern.' },
        },
      ],
    },
    {
      _id: 'night-sky-of-pakistan-m4',
      name: 'Module 4',
      title: 'Stars',
      description: 'What those lights are.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'night-sky-of-pakistan-m4-l1',
          name: 'Names from Arabic',
          content:
            'Aldebaran comes from al-dabaran, the follower, because it follows the Pleiades. Abd al-Rahman al-Sufi described the stars in his Book of Fixed Stars in about 964.',
          lecture: { title: 'A sky full of Arabic', description: 'Ten star names and what they mean.' },
        },
        {
          _id: 'night-sky-of-pakistan-m4-l2',
          name: 'The colour of heat',
          content:
            'Blue-white stars are hotter than red ones: Rigel is at about 12,000 degrees and Betelgeuse at about 3,500.',
          lecture: { title: "Orion's two colours", description: 'Compare the shoulder and the foot of the hunter.' },
        },
        {
          _id: 'night-sky-of-pakistan-m4-l3',
          name: 'How a star shines',
          content:
            "In the Sun's core hydrogen is fused into helium, and a little mass turns into energy. Light from the surface reaches us in about eight minutes.",
          lecture: { title: 'Inside the Sun', description: 'From the core to your face.' },
        },
      ],
    },
    {
      _id: 'night-sky-of-pakistan-m5',
      name: 'Module 5',
      title: 'Measuring the Sky',
      description: 'Numbers from a protractor.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'night-sky-of-pakistan-m5-l1',
          name: 'Your latitude',
          content:
            'The height of Polaris above the horizon is very nearly your latitude. In Karachi it stands at about 25 degrees and in Gilgit at about 36.',
          lecture: { title: 'Build a quadrant', description: 'A protractor, a straw, a thread and a nut.' },
        },
        {
          _id: 'night-sky-of-pakistan-m5-l2',
          name: 'Al-Biruni at Nandana',
          content:
            'At Nandana in the Salt Range, Al-Biruni measured the dip of the horizon from a hill. From it he found a radius for the Earth very close to the modern one.',
          lecture: { title: 'The size of the Earth', description: 'His method with one triangle.' },
        },
        {
          _id: 'night-sky-of-pakistan-m5-l3',
          name: 'Light-years',
          content:
            'A light-year is a distance: the 9.5 trillion kilometres light covers in a year. Sirius is 8.6 light-years away, so its light left when you were small.',
          lecture: { title: 'Looking into the past', description: 'Match a star to your birthday.' },
        },
      ],
    },
    {
      _id: 'night-sky-of-pakistan-m6',
      name: 'Module 6',
      title: 'Galaxies',
      description: 'The widest view.',
      time: '55 min',
      lessons: [
        {
          _id: 'night-sky-of-pakistan-m6-l1',
          name: 'The Milky Way',
          content:
            'The pale band across a dark sky is our own galaxy seen from inside. It holds at least a hundred billion stars.',
          lecture: { title: 'A trip to a dark place', description: 'What changes between Lahore and Mithi.' },
        },
        {
          _id: 'night-sky-of-pakistan-m6-l2',
          name: 'The smudge in Andromeda',
          content:
            'The Andromeda galaxy is 2.5 million light-years away, the most distant thing most people can see by eye. Al-Sufi called it a little cloud.',
          lecture: { title: 'Finding the smudge', description: 'Star-hop from the square of Pegasus.' },
        },
        {
          _id: 'night-sky-of-pakistan-m6-l3',
          name: 'What comes next',
          content:
            'Astronomers now know thousands of planets round other stars. Most were found by the tiny dip in light when a planet crosses its star.',
          lecture: { title: 'Catch a planet', description: 'Measure a dip with a lamp and a marble.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'night-sky-of-pakistan-f1',
      question: 'Do we need a telescope?',
      description:
        'No. Everything uses the eye, and one lesson is nicer with binoculars. We would rather you learnt the sky first and bought a telescope later, if at all.',
    },
    {
      questionId: 'night-sky-of-pakistan-f2',
      question: 'The sky in our city is terrible. Is it still worth it?',
      description:
        "Yes. The Moon, the planets, Orion and Sirius shine through even Lahore's haze, and a power cut gives you a surprise bonus. Save the Milky Way lesson for a trip.",
    },
    {
      questionId: 'night-sky-of-pakistan-f3',
      question: 'Is it about horoscopes?',
      description:
        "No, this is astronomy. We measure and explain what is in the sky, and make no claims about anyone's future.",
    },
    {
      questionId: 'night-sky-of-pakistan-f4',
      question: 'What time are the outdoor tasks?',
      description:
        'Most take fifteen minutes soon after sunset. Two need a later hour, so they are marked as weekend tasks.',
    },
    {
      questionId: 'night-sky-of-pakistan-f5',
      question: 'Is going on the roof safe?',
      description:
        'Please go with an adult, sit down before you look up, and keep well away from the edge. A courtyard or a balcony facing south works too.',
    },
  ],
  testimonials: [
    {
      _id: 'night-sky-of-pakistan-t1',
      name: 'Abdullah, 13',
      coursename: 'Stars Over Thar: Astronomy from Your Roof',
      userpic: '/media/people/p40.svg',
      content:
        'I measured 31 degrees for Lahore with a paper quadrant and the real one is 31.5. I could not believe it.',
    },
    {
      _id: 'night-sky-of-pakistan-t2',
      name: 'Saima W., mother of Noor',
      coursename: 'Stars Over Thar: Astronomy from Your Roof',
      userpic: '/media/people/p31.svg',
      content:
        'During load-shedding my daughter now runs to the roof instead of complaining. We know Orion and Sirius as a family.',
    },
    {
      _id: 'night-sky-of-pakistan-t3',
      name: 'Haris, 11',
      coursename: 'Stars Over Thar: Astronomy from Your Roof',
      userpic: '/media/people/p20.svg',
      content: 'Walking to Neptune took us all the way to the bakery, so we bought biscuits.',
    },
  ],
};
