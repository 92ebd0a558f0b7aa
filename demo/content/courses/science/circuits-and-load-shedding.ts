import type { SampleCourse } from '../../types.ts';

export const circuitsAndLoadShedding: SampleCourse = {
  _id: 'circuits-and-load-shedding',
  name: 'Bijli: Circuits and the Science of Load-Shedding',
  homepointdescription: [
    'Build nine circuits with safe 1.5 V cells',
    'Make a lemon light an LED',
    'Measure what your home uses',
    'Understand why the lights go out',
  ],
  level: 'Intermediate',
  category: { name: 'Science' },
  shortdescription:
    'What is electricity, how does it reach your street, and why does it sometimes stop? Learners of 10 to 13 build, measure and work it out.',
  longdescription:
    'Every child in Pakistan knows the sound of a fan slowing down. This course starts from that moment and works backwards: from the fan to the switch, the meter, the transformer on the corner and the spinning turbines at Tarbela.\n\nAll our building is done with small cells, LEDs and motors that cannot hurt you. We learn voltage, current and resistance by measuring them, read a real electricity bill, and compare what different appliances use.\n\nThe last module is a design task: choose the lights, fan and battery that would carry your own family comfortably through a two-hour outage.',
  duration: '7 weeks',
  learndescription: [
    'Build series and parallel circuits from a diagram',
    'Use voltage, current and resistance correctly',
    'Calculate energy in kilowatt-hours from power and time',
    'Explain how a dam, a coal plant and a solar panel make electricity',
    'Design a small backup system with numbers to justify it',
    'Stay safe around mains electricity',
  ],
  course_includes: [
    'Lessons with captions',
    'Circuit diagrams to print',
    'Spreadsheet for the home energy survey',
    'Parts list with local alternatives',
    'Design brief for the final project',
  ],
  certificate: [
    'Awarded for the backup design with its calculations',
    'Signed with the number of circuits built',
    'Can be repeated if you want a better design',
  ],
  modules: [
    {
      _id: 'circuits-and-load-shedding-m1',
      name: 'Module 1',
      title: 'What Is Flowing?',
      description: 'Charges, cells and complete paths.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'circuits-and-load-shedding-m1-l1',
          name: 'Rubbed balloons',
          content:
            'Rubbing a balloon on hair moves electrons from the hair to the balloon. The balloon becomes negative, the hair positive, and opposite charges attract.',
          lecture: {
            title: 'Static on a dry day',
            description: 'Why this works in December in Quetta and fails in August in Karachi.',
          },
        },
        {
          _id: 'circuits-and-load-shedding-m1-l2',
          name: 'A circuit is a loop',
          content:
            'Current flows only when there is an unbroken path from one end of the cell to the other. A switch is simply a gap that you can close.',
          lecture: {
            title: 'Light it with one wire',
            description: 'Can you light a bulb with a cell and a single wire? Yes, if you find the loop.',
          },
        },
        {
          _id: 'circuits-and-load-shedding-m1-l3',
          name: 'Conductors and insulators',
          content:
            'Metals conduct because some of their electrons are free to move between atoms. Plastic, dry wood and rubber hold their electrons tightly.',
          lecture: {
            title: 'Testing twenty objects',
            description: 'Spoon, pencil lead, foil and a wet thread, all sorted.',
          },
        },
        {
          _id: 'circuits-and-load-shedding-m1-l4',
          name: 'A lemon battery',
          content:
            'Zinc and copper in a lemon give a little under one volt. The energy comes from the zinc being used up, and the lemon only carries the charge.',
          lecture: { title: 'Four lemons, one LED', description: 'Wire lemons in series until a red LED glows.' },
        },
      ],
    },
    {
      _id: 'circuits-and-load-shedding-m2',
      name: 'Module 2',
      title: 'Volts, Amps and Ohms',
      description: 'Three words that people mix up, made clear.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'circuits-and-load-shedding-m2-l1',
          name: 'A river of charge',
          content:
            'Current is how much charge passes each second, measured in amperes. Voltage is the push between two points, measured in volts.',
          lecture: {
            title: 'Water pipes and wires',
            description: 'A comparison that helps, and the place where it stops being true.',
          },
        },
        {
          _id: 'circuits-and-load-shedding-m2-l2',
          name: 'Resistance',
          content:
            "Resistance limits current: with the same voltage, twice the resistance gives half the current. This is Ohm's law, V = I times R.",
          lecture: { title: 'The pencil dimmer', description: 'Slide a clip along pencil lead and watch a bulb fade.' },
        },
        {
          _id: 'circuits-and-load-shedding-m2-l3',
          name: 'Series or parallel?',
          content:
            'In series the same current passes through every part, so one broken bulb stops them all. Homes are wired in parallel so that each appliance gets the full 230 volts.',
          lecture: {
            title: 'Wedding lights',
            description: 'Why old strings of lights died together and new ones do not.',
          },
        },
      ],
    },
    {
      _id: 'circuits-and-load-shedding-m3',
      name: 'Module 3',
      title: 'From Dam to Doorstep',
      description: 'The longest machine in the country.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'circuits-and-load-shedding-m3-l1',
          name: 'Magnets make current',
          content:
            'Move a magnet past a coil of wire and a voltage appears. Michael Faraday found this in 1831, and nearly every power station still uses it.',
          lecture: { title: 'A torch you shake', description: 'We build one and watch it blink.' },
        },
        {
          _id: 'circuits-and-load-shedding-m3-l2',
          name: 'Tarbela, coal and sun',
          content:
            'At Tarbela falling Indus water spins the turbines, and in a coal plant steam does the same job. A solar panel has no moving parts: light frees electrons in silicon.',
          lecture: {
            title: 'Three ways to make bijli',
            description: 'A tour of the power stations of Pakistan on one map.',
          },
        },
        {
          _id: 'circuits-and-load-shedding-m3-l3',
          name: 'Why so many volts?',
          content:
            'Power lost as heat in a wire grows with the square of the current. Sending power at 500,000 volts keeps the current small, so far less is wasted.',
          lecture: { title: 'Transformers', description: 'What the grey box on the pole is doing all day.' },
        },
        {
          _id: 'circuits-and-load-shedding-m3-l4',
          name: 'Why the lights go out',
          content:
            'Supply and demand on a grid must match at every moment. When there is not enough supply, some areas are switched off in turn so that the rest stays steady: that is load-shedding.',
          lecture: { title: 'Balancing the grid', description: 'A game with twelve cups of water and thirsty cities.' },
        },
      ],
    },
    {
      _id: 'circuits-and-load-shedding-m4',
      name: 'Module 4',
      title: 'Energy at Home',
      description: 'Measure first, then decide.',
      time: '1 h',
      lessons: [
        {
          _id: 'circuits-and-load-shedding-m4-l1',
          name: 'Watts and units',
          content:
            'One unit on the bill is one kilowatt-hour: 1,000 watts used for one hour. A 60 W fan runs almost 17 hours on a single unit.',
          lecture: { title: 'Reading the bill', description: 'Go through a real bill line by line.' },
        },
        {
          _id: 'circuits-and-load-shedding-m4-l2',
          name: 'The home survey',
          content: 'Anything that heats or cools uses most: an iron takes about 1,000 W and an LED bulb about 10 W.',
          lecture: {
            title: 'Hunt the hungry appliance',
            description: 'List every appliance, its watts and its hours.',
          },
        },
        {
          _id: 'circuits-and-load-shedding-m4-l3',
          name: 'Never touch the mains',
          content:
            'Mains current can kill because it makes muscles grip and can stop the heart. We never open a socket, and we keep well away from fallen wires after rain.',
          lecture: {
            title: 'The rules that matter',
            description: 'What to do, and what not to do, if someone gets a shock.',
          },
        },
      ],
    },
    {
      _id: 'circuits-and-load-shedding-m5',
      name: 'Module 5',
      title: 'Design Your Backup',
      description: 'Two hours without supply, solved with arithmetic.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'circuits-and-load-shedding-m5-l1',
          name: 'What do you need?',
          content: 'A fan of 40 W and three 10 W lights draw 70 W together. For two hours they need 140 watt-hours.',
          lecture: { title: 'Needs and wants', description: 'Make a list, then cut it in half.' },
        },
        {
          _id: 'circuits-and-load-shedding-m5-l2',
          name: 'Battery, inverter, panel',
          content:
            'A 12 V, 100 Ah battery stores about 1,200 watt-hours, but lead-acid types last longer if you use only about half. The inverter turns its direct current into alternating current.',
          lecture: {
            title: 'Sizing a battery',
            description: "Work through one family's numbers from start to finish.",
          },
        },
        {
          _id: 'circuits-and-load-shedding-m5-l3',
          name: 'Present your design',
          content:
            'Good engineers show their assumptions so that others can check them. Write down the watts, the hours and the margin you left.',
          lecture: {
            title: 'Three minutes to explain',
            description: 'How to present a design with one page and one diagram.',
          },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'circuits-and-load-shedding-f1',
      question: 'Does anyone touch mains electricity in this course?',
      description:
        'Never. Everything we build runs on 1.5 volt cells, and the safety lesson explains why mains is different. The home survey only reads labels and the bill.',
    },
    {
      questionId: 'circuits-and-load-shedding-f2',
      question: 'What parts must we buy?',
      description:
        'Four AA cells, a holder, some wire, three LEDs, two small bulbs and a little motor. Any electronics shop, such as those on Hall Road in Lahore or in Saddar in Karachi, will have them cheaply.',
    },
    {
      questionId: 'circuits-and-load-shedding-f3',
      question: 'Does my child need to know algebra?',
      description:
        'Only multiplying and dividing. We meet V = I times R with real readings, so the formula arrives as a shortcut and not as a surprise.',
    },
    {
      questionId: 'circuits-and-load-shedding-f4',
      question: 'We have solar at home. Is it covered?',
      description:
        'Yes. One lesson explains how a panel works, and the design module lets you use your own system as the example.',
    },
    {
      questionId: 'circuits-and-load-shedding-f5',
      question: 'What happens if the internet goes during an outage?',
      description:
        'The worksheets print on a few pages, and each circuit is drawn on them. Many learners build by torchlight and watch the lesson later, which suits the subject.',
    },
    {
      questionId: 'circuits-and-load-shedding-f6',
      question: 'Is it useful for school exams?',
      description:
        'It follows the same ideas as middle-school and O Level electricity, so it will feel familiar. It is not an exam course, though, and we would not sell it as one.',
    },
  ],
  testimonials: [
    {
      _id: 'circuits-and-load-shedding-t1',
      name: 'Usman J., 12',
      coursename: 'Bijli: Circuits and the Science of Load-Shedding',
      userpic: '/media/people/p20.svg',
      content:
        'I made a plan for our house and Abbu actually bought the LED tubes from my list. Our bill was less the next month.',
    },
    {
      _id: 'circuits-and-load-shedding-t2',
      name: 'Nadia F., mother of Hira',
      coursename: 'Bijli: Circuits and the Science of Load-Shedding',
      userpic: '/media/people/p31.svg',
      content: 'Hira can now tell me what a unit is. I have paid for units for twenty years and did not know.',
    },
    {
      _id: 'circuits-and-load-shedding-t3',
      name: 'Bilal, 11',
      coursename: 'Bijli: Circuits and the Science of Load-Shedding',
      userpic: '/media/people/p22.svg',
      content: 'The four lemon battery worked after I cleaned the nails. My LED was very dim but it counts.',
    },
  ],
};
