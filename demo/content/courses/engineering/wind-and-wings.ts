import type { SampleCourse } from '../../types.ts';

export const windAndWings: SampleCourse = {
  _id: 'wind-and-wings',
  name: 'Wind and Wings: Gliders and Windmills',
  homepointdescription: [
    'Fold, trim and time gliders like a test pilot',
    'See air move with smoke, thread and tissue',
    'Carve windmill blades from a plastic bottle',
    'Compare designs with fair tests and graphs',
  ],
  level: 'Intermediate',
  category: { name: 'Engineering' },
  shortdescription:
    'How moving air lifts a wing and turns a blade. You build five gliders and two windmills, change one thing at a time and let the stopwatch decide.',
  longdescription: [
    'Air feels like nothing until you run with a sheet of card in your hands. Then it is a firm thing that pushes, and everything that flies or turns in the wind is a way of using that push.',
    'We make gliders of paper, then of foam from a fruit tray, and trim them until they fly level across a courtyard. The second half turns the wing on its side and lets it spin: we build windmills like the ones at Jhimpir, only smaller, and measure what they can lift.',
    'It is an engineering course, so a pretty flight is not enough. You will fly each design ten times, record the spread as well as the best, and defend your changes.',
  ].join('\n\n'),
  duration: '6 weeks',
  learndescription: [
    'Name the four forces on a glider and say which is winning',
    'Find and move a centre of gravity',
    'Trim a glider that stalls, dives or turns',
    'Explain why long thin wings glide further',
    'Measure the power of a small windmill by lifting a weight',
  ],
  course_includes: [
    '15 short lectures with captions',
    'Full-size printable glider plans',
    'A flight log with room for ten trials each',
    'A live fly-off, indoors, in the last week',
  ],
  certificate: [
    'Wind and Wings certificate for a tested glider',
    'A signed flight log with your longest measured glide',
  ],
  modules: [
    {
      _id: 'wind-and-wings-m1',
      name: 'Module 1',
      title: 'Air Is a Thing',
      description: 'Air has weight and takes up room. Once you believe that, flight becomes much less mysterious.',
      time: '1 h',
      lessons: [
        {
          _id: 'wind-and-wings-m1-l1',
          name: 'The weight of a room of air',
          content:
            'A cubic metre of air at sea level weighs about 1.2 kilograms, so the air in an ordinary classroom weighs more than a grown man. We simply never put it on the scale.',
          lecture: {
            title: 'Weighing a football, twice',
            description: 'A flat ball and a pumped-up ball on a kitchen scale.',
          },
        },
        {
          _id: 'wind-and-wings-m1-l2',
          name: 'Drag: the push against you',
          content:
            'Drag grows with the square of speed: run twice as fast with an umbrella and it pulls about four times as hard. It also depends on shape, and a rounded front with a long tapering tail has very little.',
          lecture: { title: 'Paper cones in a race', description: 'Falling cones timed from the top of the stairs.' },
        },
        {
          _id: 'wind-and-wings-m1-l3',
          name: 'Four forces on one glider',
          content:
            'Weight pulls down, lift holds up, drag pulls back, and a glider has no engine, so it spends height instead of fuel. In a steady glide the forces balance exactly, although the glider is moving.',
          lecture: { title: 'A steady glide, drawn', description: 'Arrows on a photograph, each the right length.' },
        },
      ],
    },
    {
      _id: 'wind-and-wings-m2',
      name: 'Module 2',
      title: 'Making Lift',
      description: 'What a wing does to the air, shown with a strip of paper, a spoon and a tap.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'wind-and-wings-m2-l1',
          name: 'Push air down, be pushed up',
          content:
            'A wing turns the air downward as it passes, and the air pushes the wing upward in return. That is Newton’s third law, and you feel it when you tilt your hand out of a car window.',
          lecture: { title: 'The hand out of the window', description: 'Tilt by tilt, with a parent driving slowly.' },
        },
        {
          _id: 'wind-and-wings-m2-l2',
          name: 'Angle of attack, and the stall',
          content:
            'Tilting a wing more gives more lift only up to a point, roughly 15 degrees for many wings. Beyond that the air no longer follows the upper surface, the lift collapses and the wing stalls.',
          lecture: { title: 'Tufts of thread', description: 'Wool threads on a wing show the air letting go.' },
        },
        {
          _id: 'wind-and-wings-m2-l3',
          name: 'Curved wings',
          content:
            'A wing with a curved upper surface can bend the flow gently and make lift even with little tilt. A flat card flies too, but pays for it with more drag.',
          lecture: { title: 'Flat card, curved card', description: 'Two identical gliders but for one crease.' },
        },
      ],
    },
    {
      _id: 'wind-and-wings-m3',
      name: 'Module 3',
      title: 'Balance and Trim',
      description: 'Most first gliders swoop, dive or spin. Each fault has a cause you can find in a minute.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'wind-and-wings-m3-l1',
          name: 'Where it balances',
          content:
            'Rest the wings on two fingertips to find the centre of gravity. A simple glider flies well when that point lies about a quarter to a third of the way back from the front edge of the wing.',
          lecture: { title: 'Two fingertips and a paper clip', description: 'Moving a clip until the glide is level.' },
        },
        {
          _id: 'wind-and-wings-m3-l2',
          name: 'The tail keeps the nose honest',
          content:
            'The small tail wing stops the nose from pitching up and down, as the feathers of an arrow keep it pointing forward. The further back it sits, the smaller it can be.',
          lecture: {
            title: 'Cut the tail and see',
            description: 'A flight with the tail, without it, and with half of it.',
          },
        },
        {
          _id: 'wind-and-wings-m3-l3',
          name: 'Wings raised like a shallow V',
          content:
            'Wings tilted slightly upward from the body, called dihedral, bring a glider level again by themselves: when it slips sideways, the lower wing meets the air more steeply and rises.',
          lecture: {
            title: 'Why eagles and gliders tilt their wings',
            description: 'Flat wings against V wings in the same breeze.',
          },
        },
      ],
    },
    {
      _id: 'wind-and-wings-m4',
      name: 'Module 4',
      title: 'Gliding Further',
      description:
        'Engineers who fly without engines have one number they care about, and you can measure it in a corridor.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'wind-and-wings-m4-l1',
          name: 'Glide ratio',
          content:
            'Divide the distance flown by the height lost. A paper dart may manage 4 to 1, a good foam model 10 to 1, and modern sailplanes pass 50 to 1.',
          lecture: { title: 'Chalk marks in the corridor', description: 'Ten flights, a tape and an honest average.' },
        },
        {
          _id: 'wind-and-wings-m4-l2',
          name: 'Long thin wings',
          content:
            'Air spills round a wing’s tip from below to above and wastes energy in a swirl. Long narrow wings have less tip for their area, which is why the albatross and the sailplane look alike.',
          lecture: { title: 'Same paper, two shapes', description: 'Equal area, different span, one clear winner.' },
        },
        {
          _id: 'wind-and-wings-m4-l3',
          name: 'Changing one thing at a time',
          content:
            'If you change the wing and the nose weight together and the flight improves, you do not know why. Keep a control glider untouched and fly it each day to see what the weather alone does.',
          lecture: { title: 'The control glider', description: 'A fair test, and two unfair ones to spot.' },
        },
      ],
    },
    {
      _id: 'wind-and-wings-m5',
      name: 'Module 5',
      title: 'A Wing That Spins: Windmills',
      description: 'Turn the wing into a blade and the wind will lift weights for you.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'wind-and-wings-m5-l1',
          name: 'Blades are twisted wings',
          content:
            'The tip of a blade moves faster than the root, so it meets the air at a flatter angle. That is why good blades are twisted, steep near the hub and nearly flat at the tip.',
          lecture: {
            title: 'Blades from a water bottle',
            description: 'The bottle’s own curve gives half the twist for nothing.',
          },
        },
        {
          _id: 'wind-and-wings-m5-l2',
          name: 'Power in the wind',
          content:
            'The power in wind grows with the cube of its speed: twice the wind, eight times the power. That is why the wind farms of Sindh stand in the Jhimpir and Gharo corridor, where the sea wind is strong and steady.',
          lecture: { title: 'Why Jhimpir?', description: 'A map, a table of wind speeds and one large number.' },
        },
        {
          _id: 'wind-and-wings-m5-l3',
          name: 'Measuring your mill',
          content:
            'Let the shaft wind up a thread with a weight on it. Power is weight times height divided by time: 0.2 newtons lifted 1 metre in 4 seconds is 0.05 watts, and no windmill can take more than about 59 per cent of what the wind brings.',
          lecture: { title: 'Lifting a bolt', description: 'Three blades, then six, then two, timed fairly.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'wind-and-wings-f1',
      question: 'Do we fly kites in this course?',
      description:
        'No. Kite flying is restricted in many of our cities and dangerous string has hurt people, so we learn the same science with hand-launched gliders that never need a line.',
    },
    {
      questionId: 'wind-and-wings-f2',
      question: 'How much space do we need?',
      description:
        'A corridor or courtyard of six metres is enough for every glider. The windmills need a pedestal fan.',
    },
    {
      questionId: 'wind-and-wings-f3',
      question: 'Which foam is best?',
      description:
        'The thin trays under fruit or bakery goods. They cut with scissors and weigh almost nothing. Two large trays make four gliders.',
    },
    {
      questionId: 'wind-and-wings-f4',
      question: 'My glider always turns left. Help!',
      description:
        'Look from behind: one wing is probably warped or heavier. Bend the rudder a millimetre to the right, fly again, and change nothing else in between.',
    },
    {
      questionId: 'wind-and-wings-f5',
      question: 'How much maths is used?',
      description:
        'Averages, ratios and one graph. Speed squared and cubed come up, but always next to a thing you have already felt.',
    },
    {
      questionId: 'wind-and-wings-f6',
      question: 'May grown-ups take part?',
      description: 'They are encouraged to launch, hold the tape and lose the fly-off gracefully.',
    },
  ],
  testimonials: [
    {
      _id: 'wind-and-wings-t1',
      name: 'Fatima Z., age 12',
      coursename: 'Wind and Wings: Gliders and Windmills',
      userpic: '/media/people/p23.svg',
      content: 'My glide ratio went from 3 to 8.5 in two weeks. I know because I measured every single flight.',
    },
    {
      _id: 'wind-and-wings-t2',
      name: 'Salman Z., father of Fatima',
      coursename: 'Wind and Wings: Gliders and Windmills',
      userpic: '/media/people/p19.svg',
      content: 'There is chalk the whole length of our corridor. Guests are asked to mind the landing zone.',
    },
    {
      _id: 'wind-and-wings-t3',
      name: 'Ibrahim O., age 11',
      coursename: 'Wind and Wings: Gliders and Windmills',
      userpic: '/media/people/p26.svg',
      content:
        'I thought more blades would be better. Three was best for my fan. I did not believe it, so I tested it again.',
    },
  ],
};
