import type { SampleCourse } from '../../types.ts';

export const standingThroughTheShake: SampleCourse = {
  _id: 'standing-through-the-shake',
  name: 'Standing Through the Shake: Quake-Safe Building',
  homepointdescription: [
    'Build a shake table from a tray and marbles',
    'Find the rhythm that makes each tower dance',
    'Learn from the timber-laced houses of the north',
    'Brace, isolate and test a tower of your own',
  ],
  level: 'Intermediate',
  category: { name: 'Engineering' },
  shortdescription:
    'How buildings move when the ground does, and how to keep them up. You build a shake table, find out what fails, and learn from the old builders of Kashmir and Swat.',
  longdescription: [
    'The ground beneath Pakistan is pushed by India’s slow drift into Asia, a few centimetres each year. Most of the time nothing seems to happen. Then, in under a minute, the waiting ends.',
    'We cannot stop it and nobody can say the day. What we can do is build so that walls do not fall on people, and that is engineering a child can understand with drinking straws and modelling clay.',
    'The tone of the course is calm and practical. Each module ends with one thing a family can do at home, from fixing a cupboard to the wall to agreeing where to meet.',
  ].join('\n\n'),
  duration: '6 weeks',
  learndescription: [
    'Explain why earthquakes happen along our mountains',
    'Tell magnitude from shaking, and P waves from S waves',
    'Find the natural rhythm of a tower by experiment',
    'Strengthen a frame with braces and solid panels',
    'Describe dhajji and timber-laced walls and why they work',
    'Make a home safer with a list and a screwdriver',
  ],
  course_includes: [
    '16 short lectures with captions',
    'Plans for a marble shake table',
    'Printable wall and frame templates',
    'A home safety walk for the whole family',
  ],
  certificate: ['Quake-Safe Builder certificate for a tested tower', 'A completed home safety walk'],
  modules: [
    {
      _id: 'standing-through-the-shake-m1',
      name: 'Module 1',
      title: 'Why the Ground Moves',
      description: 'Plates, faults and waves, with bread dough, a stick and a long spring.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'standing-through-the-shake-m1-l1',
          name: 'A continent that pushes',
          content:
            'India moves north at roughly four centimetres a year, about as fast as fingernails grow, and has lifted the Himalaya and Karakoram by doing so. The rock bends, sticks, and at last slips.',
          lecture: {
            title: 'The tablecloth mountains',
            description: 'Push a folded cloth against a wall and watch ranges grow.',
          },
        },
        {
          _id: 'standing-through-the-shake-m1-l2',
          name: 'Stick and slip',
          content:
            'Pull a brick with a rubber band: it waits, then jumps. A fault does the same, storing strain for decades and letting it go in seconds.',
          lecture: {
            title: 'A brick on a rubber band',
            description: 'Time the jumps and try to predict the next one. Nobody can.',
          },
        },
        {
          _id: 'standing-through-the-shake-m1-l3',
          name: 'Two kinds of wave',
          content:
            'P waves squeeze and stretch the ground and arrive first, at around six kilometres a second. S waves shake it sideways, arrive later and do more damage; the gap between the two tells how far away the source was.',
          lecture: {
            title: 'Waves in a line of friends',
            description: 'Six children shoulder to shoulder show both waves.',
          },
        },
        {
          _id: 'standing-through-the-shake-m1-l4',
          name: 'What the number means',
          content:
            'Each step of one in magnitude is ten times the ground motion on the record and about thirty-two times the energy. The earthquake of 8 October 2005 in Kashmir had magnitude 7.6.',
          lecture: {
            title: 'Dots on a page',
            description: 'Ten times, and ten times again, drawn until the paper runs out.',
          },
        },
      ],
    },
    {
      _id: 'standing-through-the-shake-m2',
      name: 'Module 2',
      title: 'How Buildings Dance',
      description: 'Every building has a favourite rhythm. If the ground plays it, the building joins in.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'standing-through-the-shake-m2-l1',
          name: 'A shake table for the kitchen',
          content:
            'A tray on marbles, held by two rubber bands, moves sideways like the ground. Pull it the same distance each time and your tests become fair.',
          lecture: {
            title: 'Building the shake table',
            description: 'Tray, marbles, bands and a ruler to measure the pull.',
          },
        },
        {
          _id: 'standing-through-the-shake-m2-l2',
          name: 'The favourite rhythm',
          content:
            'Push a swing at its own rhythm and small pushes grow large: that is resonance. A rough rule says a building sways once in about a tenth of a second for each storey.',
          lecture: {
            title: 'Three lollipops on one board',
            description: 'Short, middle and tall: only one dances at a time.',
          },
        },
        {
          _id: 'standing-through-the-shake-m2-l3',
          name: 'Soft storeys',
          content:
            'A ground floor of open shops on thin columns under stiff walls above is called a soft storey. Nearly all the sideways movement gathers there, so the columns break first.',
          lecture: { title: 'The house on four straws', description: 'Add two walls downstairs and test again.' },
        },
        {
          _id: 'standing-through-the-shake-m2-l4',
          name: 'Heavy roofs, heavy trouble',
          content:
            'The sideways force on a building is its mass times its acceleration, so a heavy mud or concrete roof makes every wall below it work harder. Lighter roofs shake their walls less.',
          lecture: {
            title: 'Move the coins downstairs',
            description: 'The same tower with its coins on the top and on the bottom.',
          },
        },
      ],
    },
    {
      _id: 'standing-through-the-shake-m3',
      name: 'Module 3',
      title: 'Making It Stand',
      description: 'Braces, bands and pads: four ways to help a building, each tested against one without it.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'standing-through-the-shake-m3-l1',
          name: 'Braces and panels',
          content:
            'A square frame leans over; a diagonal turns it into triangles and a solid panel stiffens it too. Bracing must run in both directions, because nobody can say which way the ground will move.',
          lecture: { title: 'One diagonal', description: 'The same tower before and after a single piece of straw.' },
        },
        {
          _id: 'standing-through-the-shake-m3-l2',
          name: 'Tie it all together',
          content:
            'Walls fall outward when nothing ties their corners. A continuous band of reinforced concrete or timber at the top and at window height makes four walls act as one box.',
          lecture: {
            title: 'The matchbox and the belt',
            description: 'A box of loose cards with and without a rubber band.',
          },
        },
        {
          _id: 'standing-through-the-shake-m3-l3',
          name: 'The wisdom of dhajji',
          content:
            'Dhajji dewari walls are a timber net filled with small pieces of stone in mud. In 2005 many of them cracked in a thousand places and still stood, because every small crack used up a little of the energy.',
          lecture: {
            title: 'A wall that bends',
            description: 'A lattice of sticks and clay against a wall of clay alone.',
          },
        },
        {
          _id: 'standing-through-the-shake-m3-l4',
          name: 'Rollers and rubber feet',
          content:
            'Base isolation puts a building on soft bearings so that the ground moves beneath it and the building follows slowly. It works best for stiff, low buildings such as hospitals.',
          lecture: {
            title: 'The tower on a sliding tray',
            description: 'Marbles, a second tray, and a full cup of water on top.',
          },
        },
      ],
    },
    {
      _id: 'standing-through-the-shake-m4',
      name: 'Module 4',
      title: 'Your Tower and Your Home',
      description: 'Design to a budget, test in public, and then look round your own rooms with new eyes.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'standing-through-the-shake-m4-l1',
          name: 'A budget of forty straws',
          content:
            'Real engineers never have endless steel. With forty straws and a metre of tape, a tower must hold 200 grams at 40 centimetres and survive three pulls of the table.',
          lecture: { title: 'Where to spend the straws', description: 'Two plans with equal budgets, argued aloud.' },
        },
        {
          _id: 'standing-through-the-shake-m4-l2',
          name: 'The test',
          content:
            'Film your test from the side at the slowest speed your phone has. The first joint to move is usually the last one you taped.',
          lecture: { title: 'Slow motion tells the truth', description: 'Six towers, six first failures.' },
        },
        {
          _id: 'standing-through-the-shake-m4-l3',
          name: 'Soil matters',
          content:
            'Loose wet sand that is shaken can behave like a liquid for a while, and heavy things sink in it. Firm rock shakes less than deep soft soil, so two streets of the same town can fare differently.',
          lecture: { title: 'The sinking stone', description: 'A cup of wet sand, a stone and a gentle tap.' },
        },
        {
          _id: 'standing-through-the-shake-m4-l4',
          name: 'The home safety walk',
          content:
            'During shaking, drop, cover under a strong table and hold on; do not run for the stairs. Before it, fix tall cupboards to the wall, move heavy things low and keep shoes and a torch by the bed.',
          lecture: {
            title: 'Room by room',
            description: 'A family walks through its flat with a pencil and finds nine things.',
          },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'standing-through-the-shake-f1',
      question: 'Will this frighten my child?',
      description:
        'We teach it as a craft and not as a disaster. There is no footage of collapse, and each module ends with something the child can do, which is the best remedy for worry.',
    },
    {
      questionId: 'standing-through-the-shake-f2',
      question: 'We lost our house in 2005. Is the course suitable?',
      description:
        'Several families have told us the same. Please write to us first, and the mentor will speak with you about which lessons to watch together.',
    },
    {
      questionId: 'standing-through-the-shake-f3',
      question: 'Can it tell us whether our own house is safe?',
      description:
        'No. It can help you to ask good questions, but only an engineer who has seen the building can answer that.',
    },
    {
      questionId: 'standing-through-the-shake-f4',
      question: 'What do we need to build with?',
      description:
        'Drinking straws or thin bamboo, tape, modelling clay, a tray, about thirty marbles and rubber bands.',
    },
    {
      questionId: 'standing-through-the-shake-f5',
      question: 'Which course should come before it?',
      description:
        'Bridge Builders is a good start, since it teaches squash, stretch and triangles. An eleven-year-old who likes to build can begin here directly.',
    },
  ],
  testimonials: [
    {
      _id: 'standing-through-the-shake-t1',
      name: 'Areeba G., age 13, Muzaffarabad',
      coursename: 'Standing Through the Shake: Quake-Safe Building',
      userpic: '/media/people/p21.svg',
      content:
        'My grandfather’s house is dhajji. I asked him how it was made and he drew it for me in the dust with his stick.',
    },
    {
      _id: 'standing-through-the-shake-t2',
      name: 'Waqas G., father of Areeba',
      coursename: 'Standing Through the Shake: Quake-Safe Building',
      userpic: '/media/people/p35.svg',
      content: 'We fixed the cupboards to the walls that same weekend. It cost four brackets and one Sunday.',
    },
    {
      _id: 'standing-through-the-shake-t3',
      name: 'Daniyal C., age 11',
      coursename: 'Standing Through the Shake: Quake-Safe Building',
      userpic: '/media/people/p27.svg',
      content:
        'My tower fell on the first pull. I put the braces in both directions and then it would not fall at all, even when my sister cheated.',
    },
  ],
};
