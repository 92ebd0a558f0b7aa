import type { SampleCourse } from '../../types.ts';

export const javascriptApps: SampleCourse = {
  _id: 'javascript-apps',
  name: 'JavaScript: Apps That Respond',
  homepointdescription: [
    'Build three apps for the browser',
    'Understand events, state and data',
    'Fetch live weather for your city',
    'Store work without a server',
  ],
  level: 'Advanced',
  category: { name: 'Technology' },
  shortdescription:
    'For learners of 13 to 16 who know some HTML. Make pages that think: a task list, a currency helper and a weather board.',
  longdescription:
    'JavaScript was first written in ten days in 1995, and today every browser on the planet runs it. It can be odd, but it repays anyone who learns it with care. In this course you build without frameworks, so that you understand what frameworks do for you later.\n\nThree apps carry the ideas. A task list teaches events and state, a rupee converter teaches functions and tests, and a weather board teaches how to wait for data and what to show when it does not come.\n\nWe use the language as it is written today: const, arrow functions, modules and async. Old habits such as var are explained so that you can read them, and are left there.',
  duration: '10 weeks',
  learndescription: [
    'Respond to clicks, keys and form input',
    "Keep an app's data separate from what it shows",
    'Transform lists with map, filter and reduce',
    'Fetch data and handle failure kindly',
    'Test a function before trusting it',
  ],
  course_includes: [
    'Lessons with captions',
    'Code for every step',
    'Exercises with hidden solutions',
    'Accessibility notes for each app',
    'A free weather service to practise with',
  ],
  certificate: [
    'Awarded for three working apps',
    'Lists what each app can do',
    'Includes a short summary for your portfolio',
  ],
  modules: [
    {
      _id: 'javascript-apps-m1',
      name: 'Module 1',
      title: 'The Language',
      description: 'Values and functions.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'javascript-apps-m1-l1',
          name: 'Values and names',
          content:
            'const gives a name to a value that will not be reassigned, and let allows it to change. Use const until you have a reason not to.',
          lecture: { title: 'Rupees and rates', description: 'A first calculation in the console.' },
        },
        {
          _id: 'javascript-apps-m1-l2',
          name: 'Functions',
          content:
            'A function turns inputs into an output. One called toRupees can take dollars and a rate, multiply them and return the result, all in a single line.',
          lecture: { title: 'Small machines', description: 'Write five and give them good names.' },
        },
        {
          _id: 'javascript-apps-m1-l3',
          name: 'Lists',
          content:
            'map makes a new list by changing each item, and filter keeps those that pass a test. Neither alters the original.',
          lecture: { title: 'Only the ripe mangoes', description: 'Chain the two on a list of fruit.' },
        },
        {
          _id: 'javascript-apps-m1-l4',
          name: 'Objects',
          content:
            "An object groups values under names, such as { city: 'Multan', high: 44 }. Comparing two objects with === asks whether they are the same object, not whether they look alike.",
          lecture: { title: 'A city in braces', description: 'Why two equal-looking objects are different.' },
        },
      ],
    },
    {
      _id: 'javascript-apps-m2',
      name: 'Module 2',
      title: 'The Task List',
      description: 'Pages that respond.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'javascript-apps-m2-l1',
          name: 'Finding elements',
          content:
            'document.querySelector() returns the first element that matches a CSS selector, or null if there is none.',
          lecture: { title: 'Talk to the page', description: 'Change a heading from the console.' },
        },
        {
          _id: 'javascript-apps-m2-l2',
          name: 'Events',
          content:
            'An event listener is a function that the browser calls when something happens. The event object tells you what, where and with which key.',
          lecture: { title: 'Click, type, submit', description: 'One form and three kinds of event.' },
        },
        {
          _id: 'javascript-apps-m2-l3',
          name: 'State first',
          content: 'Keep the data in one place and draw the page from it. When the two are mixed, they soon disagree.',
          lecture: { title: 'One source of truth', description: 'Rewrite a tangled list in twelve lines.' },
        },
        {
          _id: 'javascript-apps-m2-l4',
          name: 'Remember me',
          content:
            'localStorage keeps text in the browser even after it is closed. Convert objects with JSON.stringify() and back with JSON.parse().',
          lecture: { title: 'Tasks that survive', description: 'Close the tab, open it, carry on.' },
        },
      ],
    },
    {
      _id: 'javascript-apps-m3',
      name: 'Module 3',
      title: 'The Rupee Converter',
      description: 'Correct and careful.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'javascript-apps-m3-l1',
          name: 'Numbers that surprise',
          content:
            '0.1 + 0.2 gives 0.30000000000000004, because computers store fractions in base two. Count money in whole paisa to be safe.',
          lecture: { title: 'The missing paisa', description: 'Why banks do not use fractions.' },
        },
        {
          _id: 'javascript-apps-m3-l2',
          name: 'Write the test first',
          content:
            'A test states what should be true: ten dollars at 280 gives 2,800. Running it after each change tells you at once if something broke.',
          lecture: { title: 'Red, green', description: 'Three tests, then the function.' },
        },
        {
          _id: 'javascript-apps-m3-l3',
          name: 'Messages for people',
          content: "An error message should say what happened and what to do next. 'Invalid input' helps nobody.",
          lecture: { title: 'Kind errors', description: 'Rewrite four messages.' },
        },
      ],
    },
    {
      _id: 'javascript-apps-m4',
      name: 'Module 4',
      title: 'The Weather Board',
      description: 'Waiting for the network.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'javascript-apps-m4-l1',
          name: 'Promises and await',
          content: 'A promise stands for a value that is not here yet. await pauses the function, not the whole page.',
          lecture: { title: 'Ordering chai', description: 'A story that explains async.' },
        },
        {
          _id: 'javascript-apps-m4-l2',
          name: 'Fetch and fail',
          content:
            'fetch() resolves even for a 404 answer, so check response.ok. A lost connection is what makes it reject.',
          lecture: { title: 'When the net is down', description: 'Show three states: loading, ready, failed.' },
        },
        {
          _id: 'javascript-apps-m4-l3',
          name: 'Safe text',
          content:
            "Putting text from elsewhere into innerHTML can run a stranger's code. textContent always shows it as plain text.",
          lecture: { title: 'Never trust a string', description: 'See an attack, then stop it.' },
        },
        {
          _id: 'javascript-apps-m4-l4',
          name: 'Finish and share',
          content:
            'Test with the keyboard, a small screen and a slow connection. Then ask somebody who has never seen it.',
          lecture: { title: 'Ship it', description: 'A last checklist for your three apps.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'javascript-apps-f1',
      question: 'What must I know before I start?',
      description: 'Some HTML and CSS, and how to save a file. Our Web Pages course or anything like it is enough.',
    },
    {
      questionId: 'javascript-apps-f2',
      question: 'Why no React?',
      description:
        'Because you will learn it faster afterwards. The state lesson is exactly the idea React is built on, and you will recognise it.',
    },
    {
      questionId: 'javascript-apps-f3',
      question: 'Do I need a server?',
      description: 'No. The apps run in your browser, and the weather comes from a free public service.',
    },
    {
      questionId: 'javascript-apps-f4',
      question: 'Is ten weeks realistic with school?',
      description: 'Plan for two hours a week. Each app can stand alone, so a break for exams does no harm.',
    },
    {
      questionId: 'javascript-apps-f5',
      question: 'Does my daughter need a powerful laptop?',
      description: 'No. If it can open a few browser tabs it can run everything here.',
    },
  ],
  testimonials: [
    {
      _id: 'javascript-apps-t1',
      name: 'Ismail, 15',
      coursename: 'JavaScript: Apps That Respond',
      userpic: '/media/people/p40.svg',
      content: 'I finally understand why my old page forgot everything. One source of truth is written over my desk.',
    },
    {
      _id: 'javascript-apps-t2',
      name: 'Kiran V., mother of Anaya',
      coursename: 'JavaScript: Apps That Respond',
      userpic: '/media/people/p32.svg',
      content:
        'She built a board for my mother in Hyderabad with the temperature and whether to water the plants. It runs on an old tablet.',
    },
    {
      _id: 'javascript-apps-t3',
      name: 'Anaya, 14',
      coursename: 'JavaScript: Apps That Respond',
      userpic: '/media/people/p38.svg',
      content: 'The innerHTML attack was scary and cool. I went back and fixed my first app by myself.',
    },
  ],
};
