import type { Testimonial } from '../../src/domain/entities.ts';

/** Voices for the home page. They praise courses of this sample catalogue; the people are invented. */
export const homeTestimonials: Testimonial[] = [
  {
    _id: 'home-t1',
    name: 'Ayesha R., mother of Hamza (9)',
    coursename: 'Bridge Builders: Spans That Stand',
    userpic: '/media/people/p31.svg',
    content:
      'Our dining table was a river for six weeks. Hamza now stops under every flyover on Ferozepur Road to tell me where the load goes.',
  },
  {
    _id: 'home-t2',
    name: 'Zain K., age 12',
    coursename: 'Cricket by Numbers: Averages and Charts',
    userpic: '/media/people/p20.svg',
    content:
      'I used to argue about who is the best batter. Now I argue with a graph, and my cousins have to make their own graph to answer me.',
  },
  {
    _id: 'home-t3',
    name: 'Sana M., mother of twins',
    coursename: 'Bazaar Maths: Number Sense for Real Life',
    userpic: '/media/people/p33.svg',
    content:
      'They worked out that the big packet of biscuits cost more per biscuit than the small one, in front of the shopkeeper. He gave them a toffee each.',
  },
  {
    _id: 'home-t4',
    name: 'Mahnoor A., age 14',
    coursename: 'Robots That Sense: Control and Feedback',
    userpic: '/media/people/p28.svg',
    content:
      'My line follower wobbled for three days. When I finally understood why, I was happier than if it had worked at once.',
  },
  {
    _id: 'home-t5',
    name: 'Imran S., father of Eshal (8)',
    coursename: 'Tiles of Lahore Fort: Shapes and Symmetry',
    userpic: '/media/people/p35.svg',
    content:
      'We went to see the Picture Wall after the second module. I have lived here forty years and my daughter showed me what to look at.',
  },
  {
    _id: 'home-t6',
    name: 'Bilal T., age 10',
    coursename: 'Bright Sparks: First Circuits',
    userpic: '/media/people/p26.svg',
    content: 'I made a torch from a cell, foil and a bulb. It was useful the same evening because the light went.',
  },
  {
    _id: 'home-t7',
    name: 'Farah N., school teacher, Multan',
    coursename: 'Thinking Straight: Logic and Proof',
    userpic: '/media/people/p18.svg',
    content:
      'I took it beside my son and changed how I teach. I ask "how do you know?" much more often, and wait longer for the answer.',
  },
  {
    _id: 'home-t8',
    name: 'Hira J., age 11',
    coursename: 'Gears, Levers and Rickshaws',
    userpic: '/media/people/p29.svg',
    content:
      'The mechanic near our house let me count the teeth on a real gear. My sum was right and he was more surprised than me.',
  },
];
