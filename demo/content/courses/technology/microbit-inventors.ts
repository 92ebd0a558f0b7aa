import type { SampleCourse } from '../../types.ts';

export const microbitInventors: SampleCourse = {
  _id: 'microbit-inventors',
  name: 'micro:bit Inventors',
  homepointdescription: [
    'Sense heat, light, movement and sound',
    'Send messages by radio across a room',
    'Warn your family when plants are thirsty',
    'Build an invention for your home',
  ],
  level: 'Intermediate',
  category: { name: 'Technology' },
  shortdescription:
    'A tiny computer with buttons, lights and sensors. Learners of 9 to 13 build six gadgets that do something useful at home.',
  longdescription:
    'The BBC micro:bit is a computer the size of a matchbox. It has 25 red lights, two buttons, and sensors that feel tilt, temperature and magnetism. You write a program in the browser, press download and hold the result in your hand.\n\nWe build a step counter, a plant minder, a cricket umpire and a flood alarm for the roof tank. Every project is tested where it will live, because a gadget that works on a desk may fail in a kitchen in June.\n\nIf you do not have a micro:bit, the free simulator in the editor runs nearly every project.',
  duration: '6 weeks',
  learndescription: [
    'Read sensors and respond to their values',
    'Use thresholds, averages and calibration',
    'Send and receive messages by radio',
    'Build a circuit with crocodile clips',
    'Design, test and improve a gadget for a real person',
  ],
  course_includes: [
    'Lessons with captions',
    'Block and Python versions of each program',
    'Cardboard cases to cut out',
    'Testing log',
  ],
  certificate: ['Awarded for an invention tested by its user', 'Describes what it does and for whom'],
  modules: [
    {
      _id: 'microbit-inventors-m1',
      name: 'Module 1',
      title: 'Hello, micro:bit',
      description: 'Lights, buttons and movement.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'microbit-inventors-m1-l1',
          name: 'Twenty-five lights',
          content:
            'The display is a grid of 5 by 5 LEDs, and each can shine or stay dark. Even with only on and off there are more than 33 million possible pictures.',
          lecture: { title: 'Draw a kite', description: 'Make it flutter with two frames.' },
        },
        {
          _id: 'microbit-inventors-m1-l2',
          name: 'Inputs and outputs',
          content: 'A button is an input and a light is an output. Between them the program decides.',
          lecture: { title: 'A scoreboard', description: 'Button A for one run, button B for four.' },
        },
        {
          _id: 'microbit-inventors-m1-l3',
          name: 'The tilt sensor',
          content:
            'An accelerometer feels gravity and movement along three directions. Held still it always reads about 1 g in total.',
          lecture: { title: 'A step counter', description: 'Find the number that means one step.' },
        },
      ],
    },
    {
      _id: 'microbit-inventors-m2',
      name: 'Module 2',
      title: 'Measuring the World',
      description: 'Numbers from a sensor.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'microbit-inventors-m2-l1',
          name: 'Is it hot?',
          content:
            'The micro:bit takes its temperature from its own processor, so it reads a degree or more too high. Comparing it with a thermometer is called calibration.',
          lecture: { title: 'Correct the reading', description: 'Ten comparisons and one average.' },
        },
        {
          _id: 'microbit-inventors-m2-l2',
          name: 'Light level',
          content:
            'The same LEDs that shine can also sense light. A threshold is the value at which your program changes its mind.',
          lecture: { title: 'A night lamp', description: 'Light up when the power goes.' },
        },
        {
          _id: 'microbit-inventors-m2-l3',
          name: 'Sound and clapping',
          content:
            'Newer boards have a microphone that measures loudness. A loud spike followed by silence is most likely a clap.',
          lecture: { title: 'Clap for light', description: 'Ignore the pressure cooker, notice the clap.' },
        },
      ],
    },
    {
      _id: 'microbit-inventors-m3',
      name: 'Module 3',
      title: 'Circuits and Soil',
      description: 'Wires to the outside world.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'microbit-inventors-m3-l1',
          name: 'Pins 0, 1 and 2',
          content:
            'The large gold pins take crocodile clips. A pin can read a number from 0 to 1023 that depends on voltage.',
          lecture: { title: 'A tap that counts', description: 'A switch made of foil.' },
        },
        {
          _id: 'microbit-inventors-m3-l2',
          name: 'Thirsty plants',
          content:
            'Wet soil conducts better than dry soil, because water with dissolved salts carries charge. Two nails and a threshold make a plant minder.',
          lecture: { title: 'Ask the money plant', description: 'Measure dry, damp and wet.' },
        },
        {
          _id: 'microbit-inventors-m3-l3',
          name: 'The tank alarm',
          content:
            'An alarm that beeps too often gets switched off. Waiting for three high readings in a row avoids false alarms.',
          lecture: { title: 'Before it overflows', description: 'A float, a switch and some patience.' },
        },
      ],
    },
    {
      _id: 'microbit-inventors-m4',
      name: 'Module 4',
      title: 'Radio',
      description: 'Boards that talk.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'microbit-inventors-m4-l1',
          name: 'Groups and messages',
          content:
            'Micro:bits in the same radio group hear each other, and those in other groups do not. Walls and people weaken the signal.',
          lecture: { title: 'Walkie-talkie hearts', description: 'Send a picture through a wall.' },
        },
        {
          _id: 'microbit-inventors-m4-l2',
          name: 'The umpire',
          content:
            'With a message for every decision, one board can tell six others what happened. Each message should be as short as possible.',
          lecture: { title: 'Out, four or six', description: 'Signal from the middle of the pitch.' },
        },
        {
          _id: 'microbit-inventors-m4-l3',
          name: 'How far does it reach?',
          content: 'Good engineers test and note the distance at which half the messages arrive.',
          lecture: { title: 'Range test', description: 'Count messages at five distances.' },
        },
      ],
    },
    {
      _id: 'microbit-inventors-m5',
      name: 'Module 5',
      title: 'Your Invention',
      description: 'Help one real person.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'microbit-inventors-m5-l1',
          name: 'Ask first',
          content: "Designers begin by listening. A good question is 'Tell me about the last time that happened'.",
          lecture: { title: 'Interview your nani', description: 'Find a problem worth solving.' },
        },
        {
          _id: 'microbit-inventors-m5-l2',
          name: 'Build it rough',
          content:
            'A prototype of card and tape can be changed in minutes. If it looks too perfect, people are shy about criticising it.',
          lecture: { title: 'Ugly and useful', description: 'Make three versions in one afternoon.' },
        },
        {
          _id: 'microbit-inventors-m5-l3',
          name: 'Test and improve',
          content: 'Watch the person use it without helping. Change one thing, then test again.',
          lecture: { title: 'The second version', description: 'What to write in a testing log.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'microbit-inventors-f1',
      question: 'Do we have to buy a micro:bit?',
      description:
        'No, the simulator runs nearly everything. If you do buy one, electronics shops in the larger cities and online stores stock it. Radio needs two boards, or two simulators.',
    },
    {
      questionId: 'microbit-inventors-f2',
      question: 'Which version should we get?',
      description:
        'Version 2, which has a microphone and a speaker. Version 1 works for everything but the clapping lesson.',
    },
    {
      questionId: 'microbit-inventors-f3',
      question: 'Should my son use blocks or Python?',
      description:
        'Start with blocks. Each lesson shows the same program in Python too, so he can switch as soon as he is curious.',
    },
    {
      questionId: 'microbit-inventors-f4',
      question: 'Is it safe with electricity?',
      description: 'Yes. It runs on two AAA batteries or on USB, and we never connect it to the mains.',
    },
    {
      questionId: 'microbit-inventors-f5',
      question: 'Can two children share one board?',
      description: 'Very well. One holds the board and the other the computer, and they swap at each lesson.',
    },
  ],
  testimonials: [
    {
      _id: 'microbit-inventors-t1',
      name: 'Eshal, 11',
      coursename: 'micro:bit Inventors',
      userpic: '/media/people/p21.svg',
      content: "I made a light that comes on when the bijli goes. It is by my dadi's bed now.",
    },
    {
      _id: 'microbit-inventors-t2',
      name: 'Naveed C., father of twins',
      coursename: 'micro:bit Inventors',
      userpic: '/media/people/p19.svg',
      content:
        'One board, two children and no fighting, which I had not expected. The tank alarm is still taped to our roof.',
    },
    {
      _id: 'microbit-inventors-t3',
      name: 'Moiz, 12',
      coursename: 'micro:bit Inventors',
      userpic: '/media/people/p22.svg',
      content: 'My radio reached 38 metres in the park but only 9 in the house because of the walls.',
    },
  ],
};
