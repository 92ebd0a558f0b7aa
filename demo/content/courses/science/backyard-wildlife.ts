import type { SampleCourse } from '../../types.ts';

export const backyardWildlife: SampleCourse = {
  _id: 'backyard-wildlife',
  name: 'Backyard Wildlife: Mynas, Mangoes and More',
  homepointdescription: [
    'Meet the animals that share your street',
    'Keep a nature diary with sketches',
    'Grow a bean and watch every stage',
    'Learn how a flower becomes a mango',
  ],
  level: 'Beginner',
  category: { name: 'Science' },
  shortdescription:
    'A first course in living things, studied where they live: on the roof, in the gully and under the mango tree.',
  longdescription:
    'You do not need a national park to study nature. A single neem tree on a Lahore street may hold mynas, bulbuls, ants, geckos, a sleeping owlet and hundreds of insects nobody has counted.\n\nWe begin by learning to look: standing still, listening, drawing and asking. Then we follow a seed from the first root to the last leaf, find out why a mango flower needs flies and meet the small hunters that keep a garden in balance.\n\nNothing is caught or hurt in this course. We look, we draw and we leave things as we found them.',
  duration: '6 weeks',
  learndescription: [
    'Sort living things into groups by what you can see',
    'Describe the life cycle of a plant, a butterfly and a frog',
    'Explain pollination with mango flowers',
    'Draw a food chain from your own street',
    'Identify ten common birds of Pakistani cities',
  ],
  course_includes: [
    'Lessons filmed outdoors',
    'Nature diary template',
    'Bird card with calls to listen for',
    'Bean growing chart',
  ],
  certificate: [
    'Given for a finished nature diary of at least twelve entries',
    'Lists the species your child identified',
    'A PDF suitable for a school file',
  ],
  modules: [
    {
      _id: 'backyard-wildlife-m1',
      name: 'Module 1',
      title: 'Learning to Look',
      description: 'Scientists see more because they have practised.',
      time: '50 min',
      lessons: [
        {
          _id: 'backyard-wildlife-m1-l1',
          name: 'Alive or not?',
          content:
            'Living things grow, feed, respond, breathe and make more of their own kind. A car moves and takes in fuel, but it never grows and never has baby cars.',
          lecture: { title: 'The living test', description: 'Stone, seed, candle, cat: we argue about each one.' },
        },
        {
          _id: 'backyard-wildlife-m1-l2',
          name: 'Draw before you name',
          content:
            'Drawing forces your eye to decide how many legs, how long a beak and which way the leaf veins run. A drawing with labels is real scientific evidence.',
          lecture: {
            title: 'Sketching a leaf in five minutes',
            description: 'A simple method that works even if you say you cannot draw.',
          },
        },
        {
          _id: 'backyard-wildlife-m1-l3',
          name: 'Sorting into groups',
          content:
            'Animals with a backbone are called vertebrates, and they are only about 1 in 20 of all known animal species. Nearly all the rest are insects and other small creatures.',
          lecture: {
            title: 'Backbone or no backbone',
            description: 'Build a sorting key with nothing but yes or no questions.',
          },
        },
      ],
    },
    {
      _id: 'backyard-wildlife-m2',
      name: 'Module 2',
      title: 'Birds of the City',
      description: 'Wings above every roof.',
      time: '1 h',
      lessons: [
        {
          _id: 'backyard-wildlife-m2-l1',
          name: 'The clever myna',
          content:
            'The common myna eats almost anything and nests in holes in walls and trees. It can copy other sounds, including phone ringtones.',
          lecture: {
            title: 'Myna, bulbul, sparrow',
            description: 'How to tell three everyday birds apart by shape alone.',
          },
        },
        {
          _id: 'backyard-wildlife-m2-l2',
          name: 'Why kites circle',
          content:
            'Black kites over a city ride columns of warm rising air called thermals. They can gain height for many minutes with hardly a wingbeat.',
          lecture: {
            title: 'Riding warm air',
            description: 'Film of kites over the rooftops, slowed down to see the tail steer.',
          },
        },
        {
          _id: 'backyard-wildlife-m2-l3',
          name: 'Beaks are tools',
          content:
            "A sparrow's short, thick beak cracks seeds, and a sunbird's thin curved beak reaches nectar. Look at the beak and you can guess the dinner.",
          lecture: {
            title: 'The beak experiment',
            description: 'Tweezers, a straw and a peg compete for different foods.',
          },
        },
      ],
    },
    {
      _id: 'backyard-wildlife-m3',
      name: 'Module 3',
      title: 'From Seed to Mango',
      description: 'The sweetest biology lesson.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'backyard-wildlife-m3-l1',
          name: 'Inside a bean',
          content:
            'A bean seed holds a tiny root, a tiny shoot and two fat food stores called cotyledons. The root always comes out first, because the baby plant needs water before light.',
          lecture: { title: 'Bean in a glass', description: 'Wet tissue, a clear glass and a ten-day diary.' },
        },
        {
          _id: 'backyard-wildlife-m3-l2',
          name: 'How plants eat light',
          content:
            'A leaf uses sunlight, water and carbon dioxide to make sugar and gives off oxygen. The green pigment that catches the light is called chlorophyll.',
          lecture: {
            title: 'A leaf blows bubbles',
            description: 'Put a leaf in sunlit water and look for the silver dots.',
          },
        },
        {
          _id: 'backyard-wildlife-m3-l3',
          name: 'Flies and mango flowers',
          content:
            'A mango tree carries thousands of tiny flowers, and flies do much of the pollination. Only a few flowers in each spray ever become fruit.',
          lecture: { title: 'The mango year', description: 'From winter buds to a Chaunsa in July.' },
        },
      ],
    },
    {
      _id: 'backyard-wildlife-m4',
      name: 'Module 4',
      title: 'Small Hunters',
      description: 'Spiders, geckos and other helpful neighbours.',
      time: '1 h',
      lessons: [
        {
          _id: 'backyard-wildlife-m4-l1',
          name: 'Six legs or eight?',
          content:
            'Insects have six legs and three body parts, and spiders have eight legs and two. Spiders also have no wings and no antennae.',
          lecture: { title: 'Count the legs', description: 'A gentle look at twelve creatures from one flower pot.' },
        },
        {
          _id: 'backyard-wildlife-m4-l2',
          name: 'The gecko on the wall',
          content:
            "A gecko's toes carry millions of tiny hairs that cling to a wall by weak forces between molecules. There is no glue and no suction.",
          lecture: {
            title: 'Walking on the ceiling',
            description: 'How geckos hold on, let go and keep our mosquitoes down.',
          },
        },
        {
          _id: 'backyard-wildlife-m4-l3',
          name: 'Four lives of a butterfly',
          content:
            'Egg, caterpillar, chrysalis, adult: this full change of body is called complete metamorphosis. The lime butterfly lays its eggs on citrus leaves, so look on a lemon tree.',
          lecture: { title: "A caterpillar's month", description: 'Time-lapse film on an ordinary lemon plant.' },
        },
      ],
    },
    {
      _id: 'backyard-wildlife-m5',
      name: 'Module 5',
      title: 'Everything Is Connected',
      description: 'Who eats whom on your street.',
      time: '55 min',
      lessons: [
        {
          _id: 'backyard-wildlife-m5-l1',
          name: 'Food chains',
          content:
            'Every food chain starts with something that makes its own food, nearly always a plant. Leaf, caterpillar, myna, cat: the arrows show where the energy goes.',
          lecture: {
            title: 'A chain on a string',
            description: 'Make a paper chain and see what happens when one link is cut.',
          },
        },
        {
          _id: 'backyard-wildlife-m5-l2',
          name: 'The cleaning team',
          content:
            'Fungi, bacteria and beetles break dead leaves into simple substances that roots can use again. Without them the ground would be buried in leaves.',
          lecture: { title: 'What is under the brick?', description: 'Lift it, look, draw and put it back gently.' },
        },
        {
          _id: 'backyard-wildlife-m5-l3',
          name: 'Helping your patch',
          content:
            'In summer a shallow bowl of water, changed every day, helps birds survive the hottest weeks. Changing it daily also stops mosquitoes from breeding in it.',
          lecture: { title: 'A plan for your roof', description: 'Water, one native plant and a quiet corner.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'backyard-wildlife-f1',
      question: 'We have no garden. Can my child still do this?',
      description:
        'Yes. A window, a roof or the walk to school is enough. We counted eleven species from one balcony in Gulshan-e-Iqbal while filming.',
    },
    {
      questionId: 'backyard-wildlife-f2',
      question: 'Will my child have to touch insects?',
      description: 'No. Looking closely from a little distance is the method we teach, and nothing is caught or kept.',
    },
    {
      questionId: 'backyard-wildlife-f3',
      question: 'What do we need?',
      description:
        'A notebook, a pencil, a few dried beans from the kitchen and a clear glass. A magnifying glass is nice but not needed.',
    },
    {
      questionId: 'backyard-wildlife-f4',
      question: 'Which season is best to begin?',
      description:
        'Spring shows most, yet each season has its own lessons. Winter is the time for visiting birds and the monsoon is the time for frogs.',
    },
    {
      questionId: 'backyard-wildlife-f5',
      question: 'My son is allergic to bee stings. Anything to watch?',
      description:
        'Please keep to the window and roof lessons in the flowering months, and tell him to watch bees from two big steps away. The course works perfectly well like that.',
    },
  ],
  testimonials: [
    {
      _id: 'backyard-wildlife-t1',
      name: 'Sana M., mother of Ali (7)',
      coursename: 'Backyard Wildlife: Mynas, Mangoes and More',
      userpic: '/media/people/p33.svg',
      content:
        'Ali used to be afraid of the gecko in our bathroom. Now it has a name and he explains its feet to every guest.',
    },
    {
      _id: 'backyard-wildlife-t2',
      name: 'Rania, 9',
      coursename: 'Backyard Wildlife: Mynas, Mangoes and More',
      userpic: '/media/people/p28.svg',
      content:
        'I saw a sunbird with its beak inside a flower, just like in the video. I drew it and got the beak right on the third try.',
    },
    {
      _id: 'backyard-wildlife-t3',
      name: 'Tariq H., teacher in Multan',
      coursename: 'Backyard Wildlife: Mynas, Mangoes and More',
      userpic: '/media/people/p19.svg',
      content:
        'I followed the mango lessons along with my class in March, standing under a real tree in flower. A lovely, honest course.',
    },
  ],
};
