import type { SampleCourse } from '../../types.ts';

export const storiesInPictures: SampleCourse = {
  _id: 'stories-in-pictures',
  name: 'Stories in Pictures: Photography with a Phone',
  homepointdescription: [
    'See light before you press the button',
    'Make a photo story of eight pictures',
    'Learn to ask for permission',
    'Edit with honesty',
  ],
  level: 'Advanced',
  category: { name: 'Arts' },
  shortdescription: 'Use the phone you have to tell a true story about a place you know. For ages 12 to 16.',
  longdescription:
    "The best camera is the one in your pocket, but a pocketful of pictures is not a story. This course is about noticing: where light falls, what people do with their hands, which of your forty photographs is the one.\n\nWe work with natural light in bazaars, courtyards and fields, learn to compose and wait, and study how great documentary photographers planned what seems like luck. The final project is a photo story of eight pictures about something that happens near you, from the making of jalebi to a grandmother's afternoon.\n\nConsent, safety and honest editing are part of photography and of every module.",
  duration: '8 weeks',
  learndescription: [
    'Read the direction and quality of light',
    'Compose with lines, frames and layers',
    'Control focus and exposure on a phone',
    'Sequence pictures so they tell a story',
    'Photograph people with respect and permission',
  ],
  course_includes: [
    'Lessons with example pictures',
    'Assignment cards to carry along',
    'Shot list template',
    'Caption guide',
    'Feedback questions for friends',
  ],
  certificate: ['Awarded for a photo story of eight pictures with captions', 'Includes the title of the story'],
  modules: [
    {
      _id: 'stories-in-pictures-m1',
      name: 'Module 1',
      title: 'Light',
      description: 'The only subject there is.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'stories-in-pictures-m1-l1',
          name: 'Hard and soft',
          content:
            'A small bright source such as the noon sun gives hard shadows, while a cloudy sky gives soft ones. A white bedsheet turns hard light soft.',
          lecture: { title: 'One face, three lights', description: 'Doorway, noon and shade.' },
        },
        {
          _id: 'stories-in-pictures-m1-l2',
          name: 'Golden hour',
          content:
            'Near sunset light passes through more air, which scatters away the blue and leaves it warm. It lasts less than an hour in Pakistan, so be early.',
          lecture: { title: "A wall at six o'clock", description: 'Photograph it every ten minutes.' },
        },
        {
          _id: 'stories-in-pictures-m1-l3',
          name: 'Exposure',
          content:
            'A camera averages the brightness it sees, so a white scene comes out grey and a dark one too bright. Tap and slide to correct it.',
          lecture: { title: 'Snow in Murree, crow on a roof', description: 'Fix two difficult scenes.' },
        },
      ],
    },
    {
      _id: 'stories-in-pictures-m2',
      name: 'Module 2',
      title: 'Frame',
      description: 'What to leave out.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'stories-in-pictures-m2-l1',
          name: 'Move your feet',
          content:
            'Digital zoom only crops and enlarges, so walk closer instead. The viewpoint changes as well as the size.',
          lecture: { title: 'Ten views of one charpai', description: 'Lie down, climb up, come near.' },
        },
        {
          _id: 'stories-in-pictures-m2-l2',
          name: 'Lines and frames',
          content: 'Doorways, alleys and wires lead the eye. A frame within the frame adds depth.',
          lecture: { title: 'A door in old Lahore', description: 'Find five natural frames.' },
        },
        {
          _id: 'stories-in-pictures-m2-l3',
          name: 'Layers',
          content:
            'Something near, something in the middle and something far makes a flat picture deep. Wait until the three fit.',
          lecture: { title: 'Patience at a tea stall', description: 'Fifteen minutes in one place.' },
        },
      ],
    },
    {
      _id: 'stories-in-pictures-m3',
      name: 'Module 3',
      title: 'People',
      description: 'Trust comes first.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'stories-in-pictures-m3-l1',
          name: 'Ask, and show',
          content:
            'Ask before photographing a person, and show the picture afterwards. For children ask the parents, always.',
          lecture: { title: 'Five ways of asking', description: 'Polite words in Urdu and in gestures.' },
        },
        {
          _id: 'stories-in-pictures-m3-l2',
          name: 'Hands at work',
          content:
            'Hands tell what someone does without showing the face. They are a kind way to photograph people who prefer not to be seen.',
          lecture: { title: 'The potter of Hala', description: 'Ten pictures of hands.' },
        },
        {
          _id: 'stories-in-pictures-m3-l3',
          name: 'Portraits by a window',
          content: 'Place the person beside a window with the light from one side. Focus on the nearer eye.',
          lecture: { title: "Grandmother's portrait", description: 'One chair, one window, one story.' },
        },
      ],
    },
    {
      _id: 'stories-in-pictures-m4',
      name: 'Module 4',
      title: 'Story',
      description: 'Eight pictures in order.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'stories-in-pictures-m4-l1',
          name: 'Choose a subject near you',
          content:
            'You can return to a subject near home, and returning is what makes a story. Choose something that happens more than once.',
          lecture: { title: 'Five ideas, one choice', description: 'Test each with a single question.' },
        },
        {
          _id: 'stories-in-pictures-m4-l2',
          name: 'The shot list',
          content:
            'A story needs a wide view, a detail, a portrait, a moment and an ending. Write the list and then stay open to surprises.',
          lecture: { title: 'From list to luck', description: 'Jalebi from batter to bag.' },
        },
        {
          _id: 'stories-in-pictures-m4-l3',
          name: 'Choose and order',
          content:
            'Lay out forty small prints and remove until eight are left. The first must invite and the last must stay in mind.',
          lecture: { title: 'Letting go', description: 'Let a friend choose too.' },
        },
        {
          _id: 'stories-in-pictures-m4-l4',
          name: 'Captions and truth',
          content:
            'A caption says who, what, where and when, without guessing what someone felt. Changing light is editing, but removing a person is a lie.',
          lecture: { title: 'Where is the line?', description: 'Judge six edits.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'stories-in-pictures-f1',
      question: 'Which phone is good enough?',
      description:
        'Any phone with a camera from the last eight years or so. Clean the lens with a soft cloth, as it improves more pictures than any app.',
    },
    {
      questionId: 'stories-in-pictures-f2',
      question: 'Is it safe for my daughter to take pictures outside?',
      description:
        'Assignments can be done at home, on the roof or with an adult in the bazaar. She never needs to go anywhere alone.',
    },
    {
      questionId: 'stories-in-pictures-f3',
      question: 'Will the pictures be shown publicly?',
      description:
        'No. They stay with you unless you decide otherwise, and the course explains consent before anything is shared.',
    },
    {
      questionId: 'stories-in-pictures-f4',
      question: 'Do you use filters?',
      description: 'We teach light, contrast and colour with restraint. Filters that change faces are left out.',
    },
    {
      questionId: 'stories-in-pictures-f5',
      question: 'Can I photograph military or railway places?',
      description:
        'Some places must not be photographed, airports and military sites among them. When in doubt, do not.',
    },
  ],
  testimonials: [
    {
      _id: 'stories-in-pictures-t1',
      name: 'Hassan, 15',
      coursename: 'Stories in Pictures: Photography with a Phone',
      userpic: '/media/people/p40.svg',
      content: 'My story is about my dadi making achar. Picture five is only her hands and the mustard oil.',
    },
    {
      _id: 'stories-in-pictures-t2',
      name: 'Yasmin O., mother of Aleena',
      coursename: 'Stories in Pictures: Photography with a Phone',
      userpic: '/media/people/p32.svg',
      content:
        'She asked our vegetable seller for permission and he combed his hair first. Now he has the print on his cart.',
    },
    {
      _id: 'stories-in-pictures-t3',
      name: 'Aleena, 14',
      coursename: 'Stories in Pictures: Photography with a Phone',
      userpic: '/media/people/p38.svg',
      content: 'Choosing eight from ninety was the hard part. I cried over a goat.',
    },
  ],
};
