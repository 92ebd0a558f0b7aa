import type { SampleCourse } from '../../types.ts';

export const scratchGameMakers: SampleCourse = {
  _id: 'scratch-game-makers',
  name: 'Scratch Game Makers',
  homepointdescription: [
    'Make four games without typing code',
    'Learn loops, events and scores',
    'Draw your own heroes and villains',
    'Share your game with family',
  ],
  level: 'Beginner',
  category: { name: 'Technology' },
  shortdescription:
    'Drag, click, play. Children aged 7 to 10 build four real games with Scratch and learn how programmers think along the way.',
  longdescription:
    'Scratch was made at MIT so that children could program by snapping blocks together like bricks. Nothing can be misspelt, so a child can pay attention to the interesting part: what should happen next, and when?\n\nWe begin with a goat that crosses a Lahore road and end with a kite-flying game that has wind, points and a song. Each game introduces one big idea and ends with three ways to make it your own.',
  duration: '6 weeks',
  learndescription: [
    'Move sprites with events and coordinates',
    'Use loops so that code does not repeat itself',
    'Keep score with a variable',
    'Make choices with if blocks',
    'Plan a game on paper before building it',
  ],
  course_includes: [
    'Lessons with captions',
    'Starter sprites to colour in',
    'Game planning sheets',
    'Challenge cards for quick finishers',
  ],
  certificate: ['Awarded when four games run from start to finish', 'Names your favourite of the four'],
  modules: [
    {
      _id: 'scratch-game-makers-m1',
      name: 'Module 1',
      title: 'The Goat That Crossed the Road',
      description: 'Move a sprite with the keyboard.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'scratch-game-makers-m1-l1',
          name: 'Hello, sprite',
          content:
            'A sprite is a picture that can follow instructions. The stage is 480 steps wide and 360 steps high, with 0,0 in the very middle.',
          lecture: { title: 'Meet the stage', description: 'Drag, drop and watch the numbers.' },
        },
        {
          _id: 'scratch-game-makers-m1-l2',
          name: 'When a key is pressed',
          content:
            'An event block waits for something to happen, such as a key press or a click. Without an event no script begins.',
          lecture: { title: 'Four arrow keys', description: 'Change x to go sideways, y to go up and down.' },
        },
        {
          _id: 'scratch-game-makers-m1-l3',
          name: 'Forever',
          content: 'A forever loop repeats until you stop the program. Cars, clouds and clocks all need one.',
          lecture: { title: 'Traffic that never ends', description: 'Three rickshaws glide across and start again.' },
        },
        {
          _id: 'scratch-game-makers-m1-l4',
          name: 'Touching',
          content:
            'An if block asks a question again and again when it sits in a forever loop. If the goat touches a rickshaw it goes back to the start.',
          lecture: { title: 'Game over, goat', description: 'Sensing blocks and a kind sound.' },
        },
      ],
    },
    {
      _id: 'scratch-game-makers-m2',
      name: 'Module 2',
      title: 'Catch the Mangoes',
      description: 'Points, chance and speed.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'scratch-game-makers-m2-l1',
          name: 'Things that fall',
          content:
            'Change y by -5 moves a sprite down a little. Repeated quickly, small moves look like a fall, just as film looks like movement.',
          lecture: { title: 'Falling fruit', description: 'From still picture to smooth motion.' },
        },
        {
          _id: 'scratch-game-makers-m2-l2',
          name: 'Pick random',
          content:
            'The block pick random gives a number nobody can guess. Games use it so that no two rounds are the same.',
          lecture: { title: 'Anywhere at the top', description: 'Start each mango at a random x.' },
        },
        {
          _id: 'scratch-game-makers-m2-l3',
          name: 'Keeping score',
          content:
            'A variable remembers a number for you. Set it to 0 when the game starts, or the last score will still be there.',
          lecture: { title: 'Ten mangoes to win', description: 'Change score by 1 and celebrate at 10.' },
        },
      ],
    },
    {
      _id: 'scratch-game-makers-m3',
      name: 'Module 3',
      title: 'The Truck Art Maze',
      description: 'Walls, levels and messages.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'scratch-game-makers-m3-l1',
          name: 'Painting a maze',
          content:
            'The computer can tell colours apart exactly. If the wall is one single colour, a sprite can sense when it touches it.',
          lecture: { title: 'Roads between flowers', description: 'Draw a maze in truck-art colours.' },
        },
        {
          _id: 'scratch-game-makers-m3-l2',
          name: 'Bounce back',
          content: 'When the sprite touches the wall it takes one step back. Programmers call this collision handling.',
          lecture: { title: 'A wall that works', description: 'The simplest way, and why it sometimes jitters.' },
        },
        {
          _id: 'scratch-game-makers-m3-l3',
          name: 'Broadcast',
          content:
            'A broadcast is a message that every sprite can hear. It tells the next level to begin at the same moment for all of them.',
          lecture: { title: 'Level two!', description: 'Send one message and five sprites obey.' },
        },
      ],
    },
    {
      _id: 'scratch-game-makers-m4',
      name: 'Module 4',
      title: 'The Kite Game',
      description: 'Put it together.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'scratch-game-makers-m4-l1',
          name: 'Plan on paper',
          content:
            'Write who is in the game, what they do and how it ends. Ten minutes of drawing saves an hour of confusion.',
          lecture: { title: 'One page plan', description: 'Fill the planning sheet for your kite.' },
        },
        {
          _id: 'scratch-game-makers-m4-l2',
          name: 'A breeze',
          content: 'A variable called wind can push every kite sideways. Change it slowly and the sky feels real.',
          lecture: { title: 'Invisible wind', description: 'One number that moves the whole scene.' },
        },
        {
          _id: 'scratch-game-makers-m4-l3',
          name: 'Clones',
          content: 'A clone is a copy of a sprite made while the game runs. Ten clones need only one script.',
          lecture: { title: 'A sky full of kites', description: 'Make, move and delete clones.' },
        },
        {
          _id: 'scratch-game-makers-m4-l4',
          name: 'Ask a tester',
          content: 'Watch a friend play without helping them. Where they get stuck is where the game needs work.',
          lecture: { title: 'The silent test', description: 'Note three things to fix, then fix one.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'scratch-game-makers-f1',
      question: 'Is Scratch free?',
      description:
        'Yes. It runs in the browser and there is a free version to install that works without internet, which is handy when the connection is not.',
    },
    {
      questionId: 'scratch-game-makers-f2',
      question: 'My daughter is seven and reads slowly. Can she do it?',
      description:
        'Yes. The blocks are sorted by colour and the lessons name the colour each time. A grown-up to read the longer sentences helps in the first week.',
    },
    {
      questionId: 'scratch-game-makers-f3',
      question: 'Will a tablet do?',
      description: 'Yes, a tablet with a good-sized screen works. A mouse is easier for small hands, if you have one.',
    },
    {
      questionId: 'scratch-game-makers-f4',
      question: 'Is this real programming?',
      description:
        'It is. Loops, variables, conditions and events are the same ideas that she will meet in Python later, only in bricks rather than words.',
    },
    {
      questionId: 'scratch-game-makers-f5',
      question: 'Does she need an account with her name on it?',
      description:
        'No. Everything can be saved as a file on your own computer. If you do open an account, choose a nickname.',
    },
  ],
  testimonials: [
    {
      _id: 'scratch-game-makers-t1',
      name: 'Inaya, 8',
      coursename: 'Scratch Game Makers',
      userpic: '/media/people/p23.svg',
      content: 'My goat says baaa when it gets home. I recorded it myself.',
    },
    {
      _id: 'scratch-game-makers-t2',
      name: 'Shazia L., mother of Musa (9)',
      coursename: 'Scratch Game Makers',
      userpic: '/media/people/p18.svg',
      content: 'He showed his nani the mango game on Eid. She beat his score and demanded another round.',
    },
    {
      _id: 'scratch-game-makers-t3',
      name: 'Musa, 9',
      coursename: 'Scratch Game Makers',
      userpic: '/media/people/p39.svg',
      content: 'I made the wind change by itself. It is hard to win now even for me.',
    },
  ],
};
