import type { SampleCourse } from '../../types.ts';

export const webPagesFromScratch: SampleCourse = {
  _id: 'web-pages-from-scratch',
  name: 'Web Pages from Scratch: HTML and CSS',
  homepointdescription: [
    'Build a five-page site by hand',
    'Style it so that it works on a phone',
    'Make pages that everybody can use',
    'Understand what really loads',
  ],
  level: 'Intermediate',
  category: { name: 'Technology' },
  shortdescription:
    'Write web pages the way the web was meant to be written: clear, fast and readable by everyone. For ages 11 to 15.',
  longdescription:
    "Behind every page you have ever visited lies text that a person can read. HTML says what things are, CSS says how they look, and a browser turns the two into colour and shape. In this course you write both by hand, with nothing but an editor and a browser.\n\nThe project is a small site about a place you love: your street, your grandfather's village, Lok Virsa, a bakery. It grows a page at a time until it has pictures, a table, a form and a layout that works on a cheap phone with a slow connection.\n\nWe care about people who cannot see the screen or use a mouse, and we care from the first lesson, because repairing a page afterwards is far harder.",
  duration: '8 weeks',
  learndescription: [
    'Structure a page with meaningful HTML',
    'Style text, colour and space with CSS',
    'Lay out pages with flexbox and grid',
    'Make a site work from phone to desktop',
    'Check a page for accessibility and speed',
  ],
  course_includes: [
    'Lessons with captions',
    'A starter folder with one clean page',
    'Colour and contrast helper',
    'Checklist for accessible pages',
    'A printable reference of the most useful tags',
  ],
  certificate: ['Awarded for a five-page site that passes the checklist', "Names the site's subject"],
  modules: [
    {
      _id: 'web-pages-from-scratch-m1',
      name: 'Module 1',
      title: 'What a Page Says',
      description: 'HTML is about meaning.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'web-pages-from-scratch-m1-l1',
          name: 'Tags and text',
          content:
            'HTML marks text with tags in pairs, an opening one and a closing one. A heading tag says that this is a heading, not merely that it is large.',
          lecture: { title: 'A page in nine lines', description: 'Write it in a plain editor and open it.' },
        },
        {
          _id: 'web-pages-from-scratch-m1-l2',
          name: 'Headings, lists, links',
          content:
            'Headings go in order from h1 to h6, like chapters and sections. People who use a screen reader jump from heading to heading, so the order is their map.',
          lecture: { title: 'The table of contents', description: 'Turn a messy page into a clear one.' },
        },
        {
          _id: 'web-pages-from-scratch-m1-l3',
          name: 'Pictures and words',
          content:
            "The alt text of a picture is read aloud to people who cannot see it. Write what matters about the picture, not 'image of'.",
          lecture: { title: 'Describe a mosque', description: 'Ten words that put a picture in your mind.' },
        },
        {
          _id: 'web-pages-from-scratch-m1-l4',
          name: 'Tables for data',
          content:
            'Tables are for data with rows and columns, such as bus times, and not for placing things on a page. A caption and proper header cells tell the reader what the numbers mean.',
          lecture: { title: 'The rains of five cities', description: 'A neat table of monsoon rainfall.' },
        },
      ],
    },
    {
      _id: 'web-pages-from-scratch-m2',
      name: 'Module 2',
      title: 'How a Page Looks',
      description: 'CSS from the inside out.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'web-pages-from-scratch-m2-l1',
          name: 'Rules and selectors',
          content:
            'A CSS rule picks elements with a selector and gives them declarations. When two rules disagree, the more specific one wins, and if they tie the later one does.',
          lecture: { title: 'Who wins?', description: 'A game of rules on one heading.' },
        },
        {
          _id: 'web-pages-from-scratch-m2-l2',
          name: 'The box',
          content:
            'Each element is a box: content, padding, border, margin. The space between two boxes is margin, and the space inside the border is padding.',
          lecture: { title: 'Air for your text', description: 'Make a cramped page breathe.' },
        },
        {
          _id: 'web-pages-from-scratch-m2-l3',
          name: 'Colour and contrast',
          content:
            'Body text should have a contrast ratio of at least 4.5 to 1 with its background. Pale grey on white fails, and it fails for readers in sunlight too.',
          lecture: { title: 'Measure it', description: 'Check ten pairs, fix three.' },
        },
        {
          _id: 'web-pages-from-scratch-m2-l4',
          name: 'Fonts and Urdu',
          content:
            'The attribute dir="rtl" makes a block run from right to left, and lang="ur" tells the browser how to treat its letters. Nastaliq needs generous line height, because it slopes and stacks.',
          lecture: { title: 'Two languages on one page', description: 'Set a line of Urdu beside English.' },
        },
      ],
    },
    {
      _id: 'web-pages-from-scratch-m3',
      name: 'Module 3',
      title: 'Where Things Go',
      description: 'Layout for every screen.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'web-pages-from-scratch-m3-l1',
          name: 'Flexbox',
          content:
            'Flexbox arranges items along one line and can share the space that is left between them. It is perfect for a menu.',
          lecture: { title: 'A menu that wraps', description: 'Six links on a wide screen and a narrow one.' },
        },
        {
          _id: 'web-pages-from-scratch-m3-l2',
          name: 'Grid',
          content: 'Grid arranges rows and columns together. One line can make as many columns as fit and no more.',
          lecture: { title: 'A wall of photos', description: 'Let the browser count the columns.' },
        },
        {
          _id: 'web-pages-from-scratch-m3-l3',
          name: 'Small screens first',
          content:
            'Begin with the narrow layout and add columns when there is room. Most people in Pakistan browse on a phone.',
          lecture: { title: 'One page, three sizes', description: 'Resize and watch it rearrange.' },
        },
      ],
    },
    {
      _id: 'web-pages-from-scratch-m4',
      name: 'Module 4',
      title: 'Ready for People',
      description: 'Forms, speed and sharing.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'web-pages-from-scratch-m4-l1',
          name: 'Forms that help',
          content:
            'Every field needs a visible label joined to it. Placeholder text disappears as soon as you type, so it is not a label.',
          lecture: { title: 'A guest book form', description: 'Labels, hints and kind messages.' },
        },
        {
          _id: 'web-pages-from-scratch-m4-l2',
          name: 'Light pages',
          content:
            'A photo straight from a phone can weigh 4 megabytes, and the same picture at the right size perhaps 80 kilobytes. On a slow connection that is the difference between seconds and minutes.',
          lecture: { title: 'The picture diet', description: 'Resize, compress, compare.' },
        },
        {
          _id: 'web-pages-from-scratch-m4-l3',
          name: 'Try the keyboard',
          content:
            'Put the mouse away and use Tab and Enter. If you cannot see where you are, nor can many of your visitors.',
          lecture: { title: 'Five minutes without a mouse', description: 'The best quick test of all.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'web-pages-from-scratch-f1',
      question: 'Do I need to pay for anything?',
      description: 'No. A browser and a free text editor are enough, and the site opens straight from your folder.',
    },
    {
      questionId: 'web-pages-from-scratch-f2',
      question: 'Can I use a website builder instead?',
      description:
        'Later, certainly. After this course you will understand what the builder is doing, and you will know why it sometimes makes slow pages.',
    },
    {
      questionId: 'web-pages-from-scratch-f3',
      question: 'Does it cover JavaScript?',
      description: 'Not here. Good HTML and CSS go a very long way, and we have a separate course for JavaScript.',
    },
    {
      questionId: 'web-pages-from-scratch-f4',
      question: 'May my site be in Urdu?',
      description:
        'Yes, please. One lesson shows how to set the direction and a good line height for Nastaliq. The tags stay in English, as they do everywhere in the world.',
    },
    {
      questionId: 'web-pages-from-scratch-f5',
      question: 'Will my site be public?',
      description: 'Only if you and your parents decide so. The course works entirely on your own computer.',
    },
  ],
  testimonials: [
    {
      _id: 'web-pages-from-scratch-t1',
      name: 'Komal, 13',
      coursename: 'Web Pages from Scratch: HTML and CSS',
      userpic: '/media/people/p38.svg',
      content:
        "My site is about my dada's village near Chakwal. It has photos, a table of birds and a map that I drew.",
    },
    {
      _id: 'web-pages-from-scratch-t2',
      name: 'Faisal R., web developer and father',
      coursename: 'Web Pages from Scratch: HTML and CSS',
      userpic: '/media/people/p35.svg',
      content: 'She knows why a button is a button and a link is a link. I have colleagues who do not.',
    },
    {
      _id: 'web-pages-from-scratch-t3',
      name: 'Sarim, 14',
      coursename: 'Web Pages from Scratch: HTML and CSS',
      userpic: '/media/people/p40.svg',
      content: "Grid is so much easier than what I tried before. My bakery page looks good on Ammi's phone.",
    },
  ],
};
