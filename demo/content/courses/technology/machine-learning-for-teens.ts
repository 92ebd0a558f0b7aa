import type { SampleCourse } from '../../types.ts';

export const machineLearningForTeens: SampleCourse = {
  _id: 'machine-learning-for-teens',
  name: 'Machine Learning for Curious Minds',
  homepointdescription: [
    'Train four models yourself',
    'Understand what they really do',
    'Find the bias in a data set',
    'Talk about AI with confidence',
  ],
  level: 'Advanced',
  category: { name: 'Technology' },
  shortdescription:
    'How do machines learn from examples? Ages 13 to 16 train, test and question small models, and leave knowing what AI is and is not.',
  longdescription:
    'A model that tells ripe mangoes from unripe ones has never tasted one. It has been shown photographs and has adjusted thousands of numbers until it made fewer mistakes. In this course you do that yourself, by hand first and then with Python.\n\nWe start with nearest neighbours on graph paper, move to decision trees and then to a small neural network that recognises handwritten digits. After each one we ask the same questions. How well does it do on new examples? Where does it fail? Who would be harmed?\n\nThe last module looks at language models: how they predict the next word, why they can sound certain and be wrong, and how to use them honestly in schoolwork.',
  duration: '9 weeks',
  learndescription: [
    'Explain training, testing and overfitting',
    'Build a nearest-neighbour and a tree classifier',
    'Follow how a neural network adjusts its weights',
    'Measure accuracy, precision and recall',
    'Examine a data set for bias',
    'Use language tools with care',
  ],
  course_includes: [
    'Lessons with captions',
    'Notebooks that run in the browser',
    'Data sets with a note on where they come from',
    'Graph paper exercises',
    'Debate cards',
  ],
  certificate: [
    'Awarded for a model report that includes its failures',
    'Names your data set',
    'States the measured accuracy on unseen data',
  ],
  modules: [
    {
      _id: 'machine-learning-for-teens-m1',
      name: 'Module 1',
      title: 'Learning from Neighbours',
      description: 'Classification on graph paper.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'machine-learning-for-teens-m1-l1',
          name: 'Features',
          content:
            "A feature is something you can measure, such as a leaf's length and width. Choosing good features matters as much as choosing the method.",
          lecture: { title: 'Neem or jaman?', description: 'Measure twenty leaves and plot them.' },
        },
        {
          _id: 'machine-learning-for-teens-m1-l2',
          name: 'The nearest one',
          content:
            'A nearest-neighbour model gives a new point the label of the most similar known point. It does no training at all: it simply remembers.',
          lecture: { title: 'A ruler decides', description: 'Classify five mystery leaves.' },
        },
        {
          _id: 'machine-learning-for-teens-m1-l3',
          name: 'How many neighbours?',
          content:
            'With k = 1 a single odd example can mislead the model, while with a very large k it always chooses the commonest label.',
          lecture: { title: 'Vote of seven', description: 'Find a good k by testing.' },
        },
      ],
    },
    {
      _id: 'machine-learning-for-teens-m2',
      name: 'Module 2',
      title: 'Trees and Tests',
      description: 'Rules learnt from data.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'machine-learning-for-teens-m2-l1',
          name: 'Twenty questions',
          content:
            'A decision tree picks the question that separates the groups best, then asks again in each branch. People can read the result.',
          lecture: { title: 'Should we play?', description: 'Grow a tree from fourteen days of weather.' },
        },
        {
          _id: 'machine-learning-for-teens-m2-l2',
          name: 'Training and testing',
          content:
            'A model must be judged on examples it never saw while training. Otherwise it may just have memorised the answers.',
          lecture: { title: 'The hidden exam', description: 'Split the data before you look at it.' },
        },
        {
          _id: 'machine-learning-for-teens-m2-l3',
          name: 'Overfitting',
          content:
            'A tree that grows until it fits every training example has learnt the noise too. Its test score falls while its training score reaches 100 per cent.',
          lecture: { title: 'Too clever', description: 'Prune a tree and watch it improve.' },
        },
        {
          _id: 'machine-learning-for-teens-m2-l4',
          name: 'Precision and recall',
          content:
            'If only one email in a hundred is spam, a model that never says spam is 99 per cent accurate and useless. Precision and recall reveal it.',
          lecture: { title: 'The lazy filter', description: 'Count the four kinds of result.' },
        },
      ],
    },
    {
      _id: 'machine-learning-for-teens-m3',
      name: 'Module 3',
      title: 'Neural Networks',
      description: 'Many small adjustments.',
      time: '1 h 35 min',
      lessons: [
        {
          _id: 'machine-learning-for-teens-m3-l1',
          name: 'One neuron',
          content:
            'An artificial neuron multiplies each input by a weight, adds them up with a bias, and passes the sum through a simple curve.',
          lecture: { title: 'Multiply, add, bend', description: 'Calculate one by hand.' },
        },
        {
          _id: 'machine-learning-for-teens-m3-l2',
          name: 'Walking downhill',
          content:
            'Training changes each weight a little in the direction that lowers the error, like going downhill in fog by feeling the slope. This is gradient descent.',
          lecture: { title: 'In the fog', description: 'Find the lowest point with only local steps.' },
        },
        {
          _id: 'machine-learning-for-teens-m3-l3',
          name: 'Reading digits',
          content:
            'The MNIST set holds 70,000 handwritten digits, each 28 by 28 pixels. A small network learns to read most of them in a few minutes.',
          lecture: { title: 'Seven or one?', description: 'Train it and look at the mistakes.' },
        },
        {
          _id: 'machine-learning-for-teens-m3-l4',
          name: 'Urdu digits',
          content: 'A network trained on Western digits fails on Urdu ones, for it knows only what it was shown.',
          lecture: { title: 'Teach it again', description: 'Draw your own set and retrain.' },
        },
      ],
    },
    {
      _id: 'machine-learning-for-teens-m4',
      name: 'Module 4',
      title: 'AI and People',
      description: 'Power and care.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'machine-learning-for-teens-m4-l1',
          name: 'Whose data?',
          content:
            'If a face system was trained mostly on lighter skin, it makes more mistakes on darker skin, as researchers showed in 2018. Data carries the choices of the people who gathered it.',
          lecture: { title: 'Look inside the set', description: 'Count who is in it and who is missing.' },
        },
        {
          _id: 'machine-learning-for-teens-m4-l2',
          name: 'The next word',
          content:
            'A language model predicts likely next pieces of text. Likely is not the same as true, so it can state an error with complete confidence.',
          lecture: { title: 'A model with a die', description: 'Build one from a page of proverbs.' },
        },
        {
          _id: 'machine-learning-for-teens-m4-l3',
          name: 'Honest use',
          content:
            'Ask it to quiz you or to explain, then check the facts elsewhere, and say where you used it. Work you cannot explain is not yours.',
          lecture: { title: 'Your own rules', description: 'Write three rules for school and home.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'machine-learning-for-teens-f1',
      question: 'How much Python is needed?',
      description:
        'Loops, lists and functions. If you have finished a beginner course you are ready, and the first module uses only graph paper.',
    },
    {
      questionId: 'machine-learning-for-teens-f2',
      question: 'Does it need a strong computer?',
      description: 'No. The notebooks run in the browser, and the largest model trains in a few minutes.',
    },
    {
      questionId: 'machine-learning-for-teens-f3',
      question: 'Is the mathematics difficult?',
      description:
        'You multiply, add and read graphs. Gradient descent is explained with slopes, and calculus is never required.',
    },
    {
      questionId: 'machine-learning-for-teens-f4',
      question: 'Will my child learn to make a chatbot?',
      description:
        'She will build a tiny next-word model and see how the big ones differ. Making one that is good needs more computers than any of us own.',
    },
    {
      questionId: 'machine-learning-for-teens-f5',
      question: 'How do you treat AI in schoolwork?',
      description:
        'Openly. One lesson helps learners set rules for themselves, and we suggest that parents read them too.',
    },
  ],
  testimonials: [
    {
      _id: 'machine-learning-for-teens-t1',
      name: 'Hussain, 15',
      coursename: 'Machine Learning for Curious Minds',
      userpic: '/media/people/p20.svg',
      content:
        "My network thought my 7 was a 1 because I write it without a line. It was my fault and also the data's fault.",
    },
    {
      _id: 'machine-learning-for-teens-t2',
      name: 'Sadia P., mother of Talha',
      coursename: 'Machine Learning for Curious Minds',
      userpic: '/media/people/p33.svg',
      content: 'He now asks of every headline, what did they test it on? That is worth the nine weeks.',
    },
    {
      _id: 'machine-learning-for-teens-t3',
      name: 'Mishal, 14',
      coursename: 'Machine Learning for Curious Minds',
      userpic: '/media/people/p23.svg',
      content: "Drawing 200 Urdu digits was boring, but then it worked on my friend's handwriting and I jumped.",
    },
  ],
};
