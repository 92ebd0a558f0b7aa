import type { SampleCourse } from '../../types.ts';

export const smartAndSafeOnline: SampleCourse = {
  _id: 'smart-and-safe-online',
  name: 'Smart and Safe Online',
  homepointdescription: [
    'Make passwords nobody can guess',
    'Spot a fake message in seconds',
    'Know what to do when something feels wrong',
    'Lessons to share with parents',
  ],
  level: 'Beginner',
  category: { name: 'Technology' },
  shortdescription:
    'A cheerful, practical course about the internet for ages 8 to 12: how it works, how to be kind on it and how to stay safe.',
  longdescription:
    'A child who knows how a trick works is far harder to trick. So we begin with how the internet actually carries a message from Gilgit to Karachi, and only then with passwords, strangers, rumours and screen time.\n\nNothing here is meant to frighten. We use stories, small games and questions to discuss at dinner. Parents are invited to every lesson, and the last one is an agreement that the whole family writes together.',
  duration: '4 weeks',
  learndescription: [
    'Explain in your own words how a message travels',
    'Build strong passphrases and use two-step login',
    'Recognise scams, rumours and edited pictures',
    'Decide what to share and what to keep private',
    'Ask for help early and without shame',
  ],
  course_includes: [
    'Lessons of about ten minutes',
    'Family agreement to fill in',
    'Cards for dinner-table questions',
    'A one-page guide for parents',
  ],
  certificate: ['Awarded for the finished family agreement', 'Includes a reminder card for your desk'],
  modules: [
    {
      _id: 'smart-and-safe-online-m1',
      name: 'Module 1',
      title: 'How It Works',
      description: 'Behind the screen.',
      time: '45 min',
      lessons: [
        {
          _id: 'smart-and-safe-online-m1-l1',
          name: 'What is the internet?',
          content:
            'The internet is millions of computers joined by cables, radio and satellites. Most of the data between continents travels in cables on the sea floor, and several of them land at Karachi.',
          lecture: { title: 'Under the sea', description: 'Follow a cable thinner than a garden hose.' },
        },
        {
          _id: 'smart-and-safe-online-m1-l2',
          name: 'Letters in pieces',
          content:
            'A picture is cut into packets, each with an address, and they may take different roads. The receiver puts them back in order.',
          lecture: { title: 'The packet game', description: 'Send a cut-up drawing across the room.' },
        },
        {
          _id: 'smart-and-safe-online-m1-l3',
          name: 'What a website remembers',
          content:
            'A cookie is a small note that a website asks your browser to keep. It can remember your language, and it can also be used to follow what you look at.',
          lecture: { title: 'Cookies without crumbs', description: 'See the notes and learn to clear them.' },
        },
      ],
    },
    {
      _id: 'smart-and-safe-online-m2',
      name: 'Module 2',
      title: 'Locks and Keys',
      description: 'Passwords and private things.',
      time: '50 min',
      lessons: [
        {
          _id: 'smart-and-safe-online-m2-l1',
          name: 'Long beats clever',
          content:
            'A long passphrase of four or five unrelated words is harder to guess than a short one full of symbols. Never use your name, your birthday or your favourite cricketer.',
          lecture: { title: 'Mango-ladder-cloud-drum', description: 'Roll dice to choose your words.' },
        },
        {
          _id: 'smart-and-safe-online-m2-l2',
          name: 'Two locks on the door',
          content:
            'With two-step login a thief needs your password and also your phone. Nobody honest will ever ask you for the code.',
          lecture: { title: 'The six digits', description: 'Why a code is like a house key.' },
        },
        {
          _id: 'smart-and-safe-online-m2-l3',
          name: 'What is private?',
          content:
            'Your full name, school, address and daily route should stay inside the family. A photo can give away more than you meant, such as a school badge.',
          lecture: { title: 'Look in the corner', description: 'Find six clues in one cheerful photo.' },
        },
      ],
    },
    {
      _id: 'smart-and-safe-online-m3',
      name: 'Module 3',
      title: 'True or Trick?',
      description: 'Thinking before tapping.',
      time: '55 min',
      lessons: [
        {
          _id: 'smart-and-safe-online-m3-l1',
          name: 'You have won a prize!',
          content:
            'Tricksters hurry you and promise a gift, so that you do not stop to think. If you did not enter a competition you did not win it.',
          lecture: { title: 'Three warning signs', description: 'Hurry, secret, gift.' },
        },
        {
          _id: 'smart-and-safe-online-m3-l2',
          name: 'Is that photo real?',
          content:
            'Pictures can be edited or made by AI, and real ones can be shared with a false story. Searching by image often shows where a picture came from first.',
          lecture: { title: 'The flood photo', description: 'A true photo, the wrong country.' },
        },
        {
          _id: 'smart-and-safe-online-m3-l3',
          name: 'Pass it on?',
          content:
            'A rumour spreads because each person trusts the last one. Checking two independent sources before sharing breaks the chain.',
          lecture: { title: 'Stop at you', description: 'Play the rumour game in the family chat.' },
        },
      ],
    },
    {
      _id: 'smart-and-safe-online-m4',
      name: 'Module 4',
      title: 'Kind and Balanced',
      description: 'People behind the screens.',
      time: '50 min',
      lessons: [
        {
          _id: 'smart-and-safe-online-m4-l1',
          name: 'Words stay',
          content: 'A message can be copied before you delete it. Reading it aloud before sending is a good test.',
          lecture: { title: 'Say it to a face', description: 'Rewrite four unkind comments.' },
        },
        {
          _id: 'smart-and-safe-online-m4-l2',
          name: 'When something feels wrong',
          content:
            'If anybody makes you uneasy: stop, keep the evidence, and tell an adult you trust. It is never your fault.',
          lecture: { title: 'Who would you tell?', description: 'Make a list of three adults.' },
        },
        {
          _id: 'smart-and-safe-online-m4-l3',
          name: 'Rest and sleep',
          content:
            'Apps are designed to make stopping difficult, with endless scrolling and notifications. A screen-free hour before bed makes falling asleep easier.',
          lecture: { title: 'Our family agreement', description: 'Write five rules that parents follow too.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'smart-and-safe-online-f1',
      question: 'Is the course suitable for an eight-year-old?',
      description:
        'Yes. It never describes anything graphic. Strangers and bullying are treated with simple stories and a clear plan of what to do.',
    },
    {
      questionId: 'smart-and-safe-online-f2',
      question: 'Should a parent watch along?',
      description:
        'We recommend it for the last two modules. Many parents tell us they changed some of their own passwords afterwards.',
    },
    {
      questionId: 'smart-and-safe-online-f3',
      question: 'My daughter has no phone. Does it make sense now?',
      description: 'It is the best time. Habits are easier to learn before the first phone than after it.',
    },
    {
      questionId: 'smart-and-safe-online-f4',
      question: 'Whom can we contact in Pakistan if something serious happens?',
      description:
        'The lesson explains how to keep evidence and make a report to the authorities who deal with cybercrime, and how to report within the app itself. If a child is in danger, call the police at once.',
    },
    {
      questionId: 'smart-and-safe-online-f5',
      question: 'Does the course recommend any app for parental control?',
      description: 'No. We explain what such tools can and cannot do, and suggest that the agreement comes first.',
    },
  ],
  testimonials: [
    {
      _id: 'smart-and-safe-online-t1',
      name: 'Mehreen D., mother of Aiza (9)',
      coursename: 'Smart and Safe Online',
      userpic: '/media/people/p31.svg',
      content:
        'We wrote the agreement on a Sunday. Rule three says Abbu does not look at his phone at dinner, and it holds.',
    },
    {
      _id: 'smart-and-safe-online-t2',
      name: 'Rayyan, 10',
      coursename: 'Smart and Safe Online',
      userpic: '/media/people/p26.svg',
      content: 'I found all six clues in the photo. My own picture had our house number in it so we took it down.',
    },
    {
      _id: 'smart-and-safe-online-t3',
      name: 'Aliya, 11',
      coursename: 'Smart and Safe Online',
      userpic: '/media/people/p28.svg',
      content: 'My nana got a message about a prize and I told him hurry, secret, gift. He did not click.',
    },
  ],
};
