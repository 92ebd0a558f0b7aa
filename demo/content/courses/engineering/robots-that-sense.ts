import type { SampleCourse } from '../../types.ts';

export const robotsThatSense: SampleCourse = {
  _id: 'robots-that-sense',
  name: 'Robots That Sense: Control and Feedback',
  homepointdescription: [
    'Program a line follower in a browser simulator',
    'Tune a controller by reading its wobble',
    'Understand motors, sensors and noise',
    'Move to a real robot if you have one',
  ],
  level: 'Advanced',
  category: { name: 'Engineering' },
  shortdescription:
    'A robot is a loop: sense, decide, act, and look again. This course teaches that loop properly, from the water tank’s float valve to a tuned line follower.',
  longdescription: [
    'Most first robotics courses teach you to drive a car with wheels. This one teaches you to make a machine that notices it is wrong. The idea is called feedback, and it is in your refrigerator, your balance and the float valve of the tank on your roof.',
    'You will write short programs, mostly in a simulator that runs in the browser, so nobody needs a kit. Those who own a small robot can move the same program to it in the last module and meet friction, weak cells and sunlight, which are excellent teachers.',
    'You should already be able to write a loop and an if in any language, and be at ease with negative numbers and graphs.',
  ].join('\n\n'),
  duration: '9 weeks',
  learndescription: [
    'Draw any control system as a loop with named parts',
    'Read a sensor, see its noise and smooth it',
    'Drive motors with pulse width modulation',
    'Write and tune proportional and PID controllers',
    'Organise behaviour as a state machine',
    'Test a robot so that others believe the result',
  ],
  course_includes: [
    '18 short lectures with captions',
    'A browser simulator with five tracks',
    'Starter programs, commented line by line',
    'A tuning logbook',
    'Four live debugging hours',
  ],
  certificate: [
    'Robots That Sense certificate for a completed final run',
    'A tuning report in your own words, with graphs',
  ],
  modules: [
    {
      _id: 'robots-that-sense-m1',
      name: 'Module 1',
      title: 'The Loop',
      description: 'Before any code: what feedback is, where it hides at home and how it goes wrong.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'robots-that-sense-m1-l1',
          name: 'Open loop, closed loop',
          content:
            'A toaster with a timer never looks at the toast: that is open loop. A refrigerator measures its own temperature and switches accordingly: that is closed loop, and it can cope with a door left open.',
          lecture: {
            title: 'The toaster and the fridge',
            description: 'Ten machines sorted into two heaps, with two arguments.',
          },
        },
        {
          _id: 'robots-that-sense-m1-l2',
          name: 'The float valve',
          content:
            'When the water in a roof tank falls, the float sinks and opens the valve; when it rises, the float shuts it. Goal, sensor, decision and action are all in one brass arm.',
          lecture: {
            title: 'A robot with no electricity',
            description: 'A tank valve taken apart and drawn as a loop.',
          },
        },
        {
          _id: 'robots-that-sense-m1-l3',
          name: 'Error is information',
          content:
            'Error is the goal minus the measurement. Its sign says which way to act and its size says how strongly, and the whole course is about using both.',
          lecture: { title: 'Steering a bicycle with words', description: 'One steers, one calls out the error.' },
        },
        {
          _id: 'robots-that-sense-m1-l4',
          name: 'Delay makes loops wobble',
          content:
            'If the news arrives late, each correction comes too late and goes too far. That is why a shower with a long pipe is so hard to set.',
          lecture: {
            title: 'The shower problem',
            description: 'A graph of too hot, too cold, too hot, and how to calm it.',
          },
        },
      ],
    },
    {
      _id: 'robots-that-sense-m2',
      name: 'Module 2',
      title: 'Sensors Tell Almost the Truth',
      description: 'A sensor gives a number, not the truth. Learn what the number means and how far to trust it.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'robots-that-sense-m2-l1',
          name: 'Light and line',
          content:
            'A reflective sensor shines infrared light and measures what comes back: white paper returns much, black tape little. The useful reading is where it stands between the two, so calibrate before each run.',
          lecture: {
            title: 'Black, white and the grey between',
            description: 'Mapping readings to a scale from 0 to 100.',
          },
        },
        {
          _id: 'robots-that-sense-m2-l2',
          name: 'Echoes',
          content:
            'An ultrasonic sensor times an echo. Sound travels about 343 metres a second at 20 degrees, so an echo after 5.8 milliseconds means a wall about one metre away, because the sound goes there and back.',
          lecture: { title: 'Clap, wait, divide', description: 'Working out a distance by hand, then in code.' },
        },
        {
          _id: 'robots-that-sense-m2-l3',
          name: 'Counting turns',
          content:
            'An encoder counts marks as a wheel turns. With 20 marks on a wheel of 20 centimetres round, each count is 1 centimetre, and small slips add up: that is why dead reckoning drifts.',
          lecture: {
            title: 'Walk with your eyes shut',
            description: 'Twenty paces across a courtyard, and where everybody ended.',
          },
        },
        {
          _id: 'robots-that-sense-m2-l4',
          name: 'Noise and averages',
          content:
            'The mean of the last few readings is calmer than each one but later. More smoothing means more delay, so you buy quiet with slowness.',
          lecture: { title: 'The price of smooth', description: 'One noisy signal, three filters, one decision.' },
        },
      ],
    },
    {
      _id: 'robots-that-sense-m3',
      name: 'Module 3',
      title: 'Motors Do Almost What You Say',
      description: 'The other end of the loop: turning a number into movement.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'robots-that-sense-m3-l1',
          name: 'Power in pulses',
          content:
            'Pulse width modulation switches a motor fully on and off hundreds of times a second. At a duty of 40 per cent it gets full voltage for 40 per cent of the time, and its own inertia does the smoothing.',
          lecture: { title: 'Flicker and flywheel', description: 'A lamp, a motor and a slow-motion camera.' },
        },
        {
          _id: 'robots-that-sense-m3-l2',
          name: 'Forward and back: the H-bridge',
          content:
            'Four switches in the shape of an H let current pass through a motor in either direction. Closing both switches on the same side would short the supply, so drivers are built to prevent it.',
          lecture: { title: 'Four switches, one motor', description: 'Drawn on paper, then traced with a finger.' },
        },
        {
          _id: 'robots-that-sense-m3-l3',
          name: 'Two wheels that steer',
          content:
            'A robot with two driven wheels turns towards its slower wheel. With equal speeds it goes straight, with opposite speeds it spins on the spot, and real motors are never quite equal.',
          lecture: {
            title: 'Straight is the hard one',
            description: 'Why your robot drifts, and how feedback will cure it.',
          },
        },
      ],
    },
    {
      _id: 'robots-that-sense-m4',
      name: 'Module 4',
      title: 'Tuning the Controller',
      description: 'The heart of the course: from clumsy switching to a smooth follower.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'robots-that-sense-m4-l1',
          name: 'Bang-bang',
          content:
            'The simplest controller steers full left or full right depending on the sign of the error. It follows the line, but it shakes, since it never uses the size of the error.',
          lecture: { title: 'The zigzag line follower', description: 'Zigzags on a graph, counted and measured.' },
        },
        {
          _id: 'robots-that-sense-m4-l2',
          name: 'Proportional',
          content:
            'Set the steering to a gain times the error. Too small a gain and the robot leaves the bend, too large and it oscillates; between the two lies a range worth finding by halving.',
          lecture: { title: 'Finding the gain', description: 'Five runs, five graphs, one choice.' },
        },
        {
          _id: 'robots-that-sense-m4-l3',
          name: 'Damping and memory',
          content:
            'The derivative term reacts to how fast the error changes and damps the swing. The integral term adds up error over time and removes a steady offset, but it can wind up if the motors are already at their limit.',
          lecture: { title: 'D calms, I insists', description: 'Each term switched on alone, then together.' },
        },
        {
          _id: 'robots-that-sense-m4-l4',
          name: 'A recipe for tuning',
          content:
            'Start with only the proportional term and raise it until the robot wobbles steadily, then cut it to about half. Add damping until the wobble dies quickly, and add the integral last, if at all.',
          lecture: { title: 'Tuning in public', description: 'A live tuning with all the wrong turns kept in.' },
        },
      ],
    },
    {
      _id: 'robots-that-sense-m5',
      name: 'Module 5',
      title: 'A Robot with Manners',
      description: 'Give the robot several behaviours, decide when each applies, and prove that it works.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'robots-that-sense-m5-l1',
          name: 'State machines',
          content:
            'A state machine is in exactly one state at a time, such as follow, avoid or stop, and changes only on a named event. Draw it first; each arrow becomes one if.',
          lecture: { title: 'Circles and arrows before code', description: 'A chai-serving robot on a napkin.' },
        },
        {
          _id: 'robots-that-sense-m5-l2',
          name: 'Ten runs, not one',
          content:
            'One good run proves little. Report how many of ten runs finished, the mean time and the worst time, and use the same track, cells and light for each version.',
          lecture: {
            title: 'Trust me is not a result',
            description: 'Two tables of runs and what each allows you to say.',
          },
        },
        {
          _id: 'robots-that-sense-m5-l3',
          name: 'Out of the simulator',
          content:
            'Real floors slip, cells sag and sunlight blinds infrared sensors. Expect to retune: the gain that suited a simulated robot is only a first guess for yours.',
          lecture: {
            title: 'The first real run',
            description: 'A small robot, a veranda and one afternoon of surprises.',
          },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'robots-that-sense-f1',
      question: 'Do I need to buy a robot?',
      description:
        'No. Everything needed for the certificate runs in the browser simulator. A kit is a pleasure, not a requirement.',
    },
    {
      questionId: 'robots-that-sense-f2',
      question: 'Which programming language is used?',
      description:
        'The starter programs are in Python, and the simulator also takes JavaScript. If you can write a loop and a condition, you can read either.',
    },
    {
      questionId: 'robots-that-sense-f3',
      question: 'Is fourteen too young?',
      description:
        'Many who finish are thirteen or fourteen. What matters more than age is patience with graphs and no fear of negative numbers.',
    },
    {
      questionId: 'robots-that-sense-f4',
      question: 'My robot oscillates whatever I do.',
      description:
        'Look for delay before changing the gain: a slow loop, too much smoothing or a long print statement. Halve the delay and the wobble usually halves too.',
    },
    {
      questionId: 'robots-that-sense-f5',
      question: 'Is there calculus in PID?',
      description:
        'The words come from calculus, but in code the derivative is a subtraction and the integral is a running total. If you later study Curves of Change, you will smile at both.',
    },
    {
      questionId: 'robots-that-sense-f6',
      question: 'Can two friends share the final run?',
      description: 'Yes, with two logbooks. In the live hour each of you must explain a graph that the other one made.',
    },
  ],
  testimonials: [
    {
      _id: 'robots-that-sense-t1',
      name: 'Mahnoor A., age 14',
      coursename: 'Robots That Sense: Control and Feedback',
      userpic: '/media/people/p28.svg',
      content:
        'My line follower wobbled for three days. When I finally understood why, I was happier than if it had worked at once.',
    },
    {
      _id: 'robots-that-sense-t2',
      name: 'Rohail D., age 15',
      coursename: 'Robots That Sense: Control and Feedback',
      userpic: '/media/people/p22.svg',
      content: 'I now see control loops everywhere. Our geyser is bang-bang, and not a very good one.',
    },
    {
      _id: 'robots-that-sense-t3',
      name: 'Shazia A., mother of Mahnoor',
      coursename: 'Robots That Sense: Control and Feedback',
      userpic: '/media/people/p31.svg',
      content: 'She speaks about error as something useful. I wish I had learned that at school.',
    },
  ],
};
