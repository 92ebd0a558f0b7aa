import type { SampleCourse } from '../../types.ts';

export const gearsAndLevers: SampleCourse = {
  _id: 'gears-and-levers',
  name: 'Gears, Levers and Rickshaws',
  homepointdescription: [
    'Lift a grown-up with one finger and a plank',
    'Cut cardboard gears that really mesh',
    'Find the machines hidden in a rickshaw',
    'Count teeth and predict the speed',
  ],
  level: 'Beginner',
  category: { name: 'Engineering' },
  shortdescription:
    'Levers, wheels, pulleys, screws and gears, studied with cardboard, broomsticks and the nearest parked rickshaw.',
  longdescription: [
    'Look under a rickshaw, into a sewing machine or at an old Persian wheel beside a well and you find the same few simple machines, put together by people who needed work done with less strength.',
    'We make each machine from card and string, measure what it gives and what it takes, and always ask the same question: what did we pay for that? A machine that lets you push less makes you push further. There is no free lunch, but there are very good bargains.',
  ].join('\n\n'),
  duration: '6 weeks',
  learndescription: [
    'Balance a lever by multiplying, not by guessing',
    'Name the three kinds of lever and find each at home',
    'Work out a gear ratio by counting teeth',
    'Explain why a screw is a ramp in disguise',
    'Trace the motion from an engine to a wheel',
  ],
  course_includes: [
    '15 short lectures with captions',
    'Printable gear templates of 8, 12, 16 and 24 teeth',
    'A street safari sheet for machines you can spot',
    'One live session with a rickshaw mechanic',
  ],
  certificate: [
    'Gears and Levers certificate for a working machine',
    'A machine passport stamped for each simple machine found',
  ],
  modules: [
    {
      _id: 'gears-and-levers-m1',
      name: 'Module 1',
      title: 'Levers and Ramps',
      description: 'The oldest machines, which trade a long easy push for a short strong one.',
      time: '1 h 40 min',
      lessons: [
        {
          _id: 'gears-and-levers-m1-l1',
          name: 'The see-saw rule',
          content:
            'A lever balances when weight times distance is equal on both sides. A child of 20 kilograms sitting 3 metres from the pivot balances an adult of 60 kilograms sitting 1 metre from it.',
          lecture: {
            title: 'Lifting Abbu',
            description: 'A strong plank, a low brick, and a careful experiment with a willing father.',
          },
        },
        {
          _id: 'gears-and-levers-m1-l2',
          name: 'Three kinds of lever',
          content:
            'Scissors have the pivot in the middle, a wheelbarrow has the load in the middle, and tongs have your effort in the middle. The last kind loses force but gains reach and speed, which is just what a cricket bat needs.',
          lecture: {
            title: 'Scissors, barrow, tongs',
            description: 'A tour of one kitchen that finds all three in four minutes.',
          },
        },
        {
          _id: 'gears-and-levers-m1-l3',
          name: 'The ramp',
          content:
            'Pushing a barrel up a ramp four times as long as it is high takes, without friction, a quarter of the force of lifting it. You push four times as far, so the work is the same.',
          lecture: {
            title: 'Loading a truck',
            description: 'How melons get into a truck at the sabzi mandi without anyone lifting them.',
          },
        },
        {
          _id: 'gears-and-levers-m1-l4',
          name: 'The screw is a curled-up ramp',
          content:
            'Wrap a paper triangle round a pencil and its sloping edge becomes a thread. Each full turn of a screw moves it along by one pitch, the distance between neighbouring threads.',
          lecture: {
            title: 'Unwrapping a screw',
            description: 'Paper, pencil, and then a jar lid that suddenly makes sense.',
          },
        },
        {
          _id: 'gears-and-levers-m1-l5',
          name: 'The wedge',
          content:
            'An axe turns a downward blow into a sideways push that is stronger the thinner the wedge is. Your front teeth are wedges; your back teeth are not, and they do a different job.',
          lecture: { title: 'What an axe and a tooth share', description: 'Carrots, teeth and doorstops.' },
        },
      ],
    },
    {
      _id: 'gears-and-levers-m2',
      name: 'Module 2',
      title: 'Wheels, Axles and Pulleys',
      description: 'What a wheel really does, and how a rope over a wheel can double your strength.',
      time: '1 h 40 min',
      lessons: [
        {
          _id: 'gears-and-levers-m2-l1',
          name: 'Rolling instead of rubbing',
          content:
            'Dragging a box means rubbing its whole base on the ground. A wheel moves the rubbing to a small greased axle, where it takes far less force; the rim itself hardly slides at all.',
          lecture: {
            title: 'The box on pencils',
            description: 'Measure the pull with a rubber band before and after.',
          },
        },
        {
          _id: 'gears-and-levers-m2-l2',
          name: 'The well and the handle',
          content:
            'A handle that moves in a circle five times as wide as the drum multiplies your pull by five. The bucket rises slowly because you wind far more handle than rope.',
          lecture: {
            title: 'A well on the table',
            description: 'A tin, a skewer and a bent wire bring up a cup of water.',
          },
        },
        {
          _id: 'gears-and-levers-m2-l3',
          name: 'One pulley changes direction',
          content:
            'A single fixed pulley does not make the load lighter; it lets you pull down instead of up, so your weight helps. That alone is why flagpoles have one.',
          lecture: { title: 'The flagpole', description: 'What you feel with and without it.' },
        },
        {
          _id: 'gears-and-levers-m2-l4',
          name: 'Two pulleys halve the pull',
          content:
            'If the load hangs from two strands of rope, each carries half. Count the strands that hold up the moving pulley and you know how many times your pull is multiplied.',
          lecture: {
            title: 'Two brooms and a rope',
            description: 'One small child against two big cousins, and the child wins.',
          },
        },
        {
          _id: 'gears-and-levers-m2-l5',
          name: 'Belts and chains',
          content:
            'A belt joins two wheels that are far apart. With a 10 centimetre wheel driving a 5 centimetre one, the small wheel turns twice for each turn of the big one, as in a sewing machine.',
          lecture: { title: 'The treadle and the needle', description: 'Counting stitches for one press of the foot.' },
        },
      ],
    },
    {
      _id: 'gears-and-levers-m3',
      name: 'Module 3',
      title: 'Gears and the Rickshaw',
      description:
        'Wheels with teeth cannot slip, so their turning can be counted. We use that to understand a whole vehicle.',
      time: '1 h 50 min',
      lessons: [
        {
          _id: 'gears-and-levers-m3-l1',
          name: 'Teeth that mesh',
          content:
            'When a 12-tooth gear drives a 24-tooth gear, the big one makes half a turn for each turn of the small one, turns the other way, and turns with twice the twisting force.',
          lecture: {
            title: 'Cardboard gears that work',
            description: 'How to cut teeth that do not jam, and why they must be the same size.',
          },
        },
        {
          _id: 'gears-and-levers-m3-l2',
          name: 'The gear in between',
          content:
            'An idler gear placed between two others changes the direction of the last gear but not its speed. Count only the first and last teeth to find the ratio.',
          lecture: {
            title: 'The lazy gear that is not lazy',
            description: 'Three gears, then four, and a rule for which way the last one turns.',
          },
        },
        {
          _id: 'gears-and-levers-m3-l3',
          name: 'Turning a corner: the Persian wheel',
          content:
            'The old rahat used a flat gear turned by a walking bullock and an upright gear on the shaft of the buckets. Two gears at right angles turn a circle on the ground into a circle in the air.',
          lecture: {
            title: 'Water up from the well',
            description: 'A model with matchstick teeth and thimble buckets.',
          },
        },
        {
          _id: 'gears-and-levers-m3-l4',
          name: 'Low gear, high gear',
          content:
            'On a hill the driver chooses a low gear: the engine turns many times for one turn of the wheel, giving a strong slow push. On the flat a high gear gives speed with less force.',
          lecture: { title: 'Up the flyover', description: 'The same engine, two gears, and a hill to climb.' },
        },
        {
          _id: 'gears-and-levers-m3-l5',
          name: 'Two wheels, two speeds',
          content:
            'In a bend the outer wheel travels further than the inner one. The back axle of an auto-rickshaw has a differential, a set of gears that lets its two wheels turn at different speeds while both are driven.',
          lecture: {
            title: 'The clever box between the wheels',
            description: 'A mechanic in Ichhra opens one and turns it by hand.',
          },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'gears-and-levers-f1',
      question: 'How thick must the gear card be?',
      description:
        'Two layers of carton card glued crosswise are best. Thin card works for one afternoon and then the teeth bend.',
    },
    {
      questionId: 'gears-and-levers-f2',
      question: 'We have no rickshaw nearby. Is that a problem?',
      description:
        'Not at all. A bicycle, a sewing machine or a hand drill has almost everything we look for, and the lectures show the rest.',
    },
    {
      questionId: 'gears-and-levers-f3',
      question: 'Is there arithmetic in it?',
      description:
        'Multiplying and dividing with small numbers, always with a thing in your hand. If your child knows the tables to 12, that is plenty.',
    },
    {
      questionId: 'gears-and-levers-f4',
      question: 'My son is 13. Is Beginner too easy?',
      description:
        'He may go faster through the levers, but few adults can explain a differential. The last module will keep him honest.',
    },
    {
      questionId: 'gears-and-levers-f5',
      question: 'Can we do the course in Ramzan?',
      description:
        'Yes. Lessons stay open for months, and children often do one short build after iftar and leave the heavy lifting for Eid.',
    },
  ],
  testimonials: [
    {
      _id: 'gears-and-levers-t1',
      name: 'Hira J., age 11',
      coursename: 'Gears, Levers and Rickshaws',
      userpic: '/media/people/p29.svg',
      content:
        'The mechanic near our house let me count the teeth on a real gear. My sum was right and he was more surprised than me.',
    },
    {
      _id: 'gears-and-levers-t2',
      name: 'Saad L., age 8',
      coursename: 'Gears, Levers and Rickshaws',
      userpic: '/media/people/p40.svg',
      content: 'I lifted my father! He is 84 kilos. I only had to push on the long end.',
    },
    {
      _id: 'gears-and-levers-t3',
      name: 'Uzma J., mother of Hira',
      coursename: 'Gears, Levers and Rickshaws',
      userpic: '/media/people/p33.svg',
      content: 'She explains the sewing machine to me while I am using it. It is a little annoying and I love it.',
    },
  ],
};
