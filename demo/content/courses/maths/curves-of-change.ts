import type { SampleCourse } from '../../types.ts';

export const curvesOfChange: SampleCourse = {
  _id: 'curves-of-change',
  name: 'Curves of Change: The Ideas Behind Calculus',
  homepointdescription: [
    'Read speed from a curve and distance from a speed',
    'Find the slope at a single point',
    'Add up areas with thinner and thinner strips',
    'See why the two ideas undo each other',
  ],
  level: 'Advanced',
  category: { name: 'Maths' },
  shortdescription:
    'The two great ideas of calculus, met by measuring rather than by rules. For teenagers who are at home with algebra and graphs and want to know what comes next.',
  longdescription: [
    'A tap fills a tank, a ball falls from a roof, a city grows. In each case something changes, and the question is how fast and how much altogether. Those are the two questions of calculus, and they turn out to be one question asked from both ends.',
    'Most people meet the subject as a list of rules, learned for an examination and soon forgotten. We take the slow road: tables, graphs, string and thin strips of paper, until the rules appear by themselves. Then we use them on real things, from boxes with the most room to medicine leaving the blood.',
  ].join('\n\n'),
  duration: '9 weeks',
  learndescription: [
    'Estimate and interpret the slope of a curve',
    'Find derivatives of simple powers from first principles',
    'Use slopes to find the best size or the lowest cost',
    'Approximate an area and say how good the estimate is',
    'Explain the link between slope and area',
    'Recognise growth that feeds upon itself',
  ],
  course_includes: [
    '18 short lectures with captions',
    'A graph tool for the browser with draggable tangents',
    'Measurement sheets for six home experiments',
    'Three live seminars',
    'Worked answers for each problem',
  ],
  certificate: [
    'Curves of Change certificate for a modelling report',
    'A report of three pages that may go with an application',
  ],
  modules: [
    {
      _id: 'curves-of-change-m1',
      name: 'Module 1',
      title: 'Reading Graphs of Change',
      description: 'A graph is a story told without words. First we learn to hear it.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'curves-of-change-m1-l1',
          name: 'Distance and time',
          content:
            'On a graph of distance against time a steep line means fast and a level one means standing still. A bus that covers 60 kilometres in 1.5 hours has an average of 40 kilometres an hour, whatever it did between.',
          lecture: { title: 'The story of a bus ride', description: 'Lahore to Gujranwala as one line.' },
        },
        {
          _id: 'curves-of-change-m1-l2',
          name: 'Filling vases',
          content:
            'Pour water at a steady rate into a vase: where it is narrow the level climbs fast, where it is wide slowly. From the graph alone you can draw the vase.',
          lecture: { title: 'The vase behind the graph', description: 'Five vases, five curves, one match.' },
        },
        {
          _id: 'curves-of-change-m1-l3',
          name: 'Rising, but more slowly',
          content:
            'A quantity may still grow while its growth slows down. News that inflation fell means that prices rise more slowly and not that they fall.',
          lecture: { title: 'Reading a headline', description: 'A sentence that confuses a nation.' },
        },
      ],
    },
    {
      _id: 'curves-of-change-m2',
      name: 'Module 2',
      title: 'The Slope at a Point',
      description: 'Speed at an instant sounds impossible, since in no time nothing moves. Here is the way round.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'curves-of-change-m2-l1',
          name: 'Average over less and less',
          content:
            'A stone falls about 4.9 t squared metres in t seconds. From 1 to 2 seconds it averages 14.7 metres a second, from 1 to 1.1 it is 10.29, from 1 to 1.01 it is 9.849: the averages close in on 9.8.',
          lecture: { title: 'Closing in on 9.8', description: 'A table that settles down.' },
        },
        {
          _id: 'curves-of-change-m2-l2',
          name: 'Chords become a tangent',
          content:
            'Join two points of a curve by a straight chord and slide one towards the other. The chord turns towards a limiting line, the tangent, and its slope is the slope of the curve there.',
          lecture: { title: 'The sliding point', description: 'A thread across a drawn curve.' },
        },
        {
          _id: 'curves-of-change-m2-l3',
          name: 'The slope of x squared',
          content:
            'From x to x + h the square grows by 2xh + h squared. Divide by h to get 2x + h, and as h shrinks to nothing only 2x remains: that is the derivative.',
          lecture: { title: 'Where 2x comes from', description: 'A square with two thin strips and a crumb.' },
        },
      ],
    },
    {
      _id: 'curves-of-change-m3',
      name: 'Module 3',
      title: 'Rules and Their Reasons',
      description: 'A few rules do most of the work, and each has a picture.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'curves-of-change-m3-l1',
          name: 'Powers',
          content:
            'A cube of side x grows on three faces, each x by x, so the derivative of x cubed is 3x squared. In general x to the n has derivative n times x to the n minus 1.',
          lecture: { title: 'The growing cube', description: 'Three slabs, and crumbs that do not matter.' },
        },
        {
          _id: 'curves-of-change-m3-l2',
          name: 'Sums and multiples',
          content:
            'If two runners’ speeds are added, so are their distances, and so it is with slopes. The derivative of 5x squared + 3x is 10x + 3, and that of a constant is 0, because nothing changes.',
          lecture: { title: 'Slopes add up', description: 'Two curves stacked on one another.' },
        },
        {
          _id: 'curves-of-change-m3-l3',
          name: 'The curve of the swing',
          content:
            'The slope of the sine curve is the cosine: steepest where it crosses the middle and zero at the top. A swing is fastest at the bottom and still for an instant at each end.',
          lecture: { title: 'Fastest at the bottom', description: 'A swing, a phone camera and two waves.' },
        },
      ],
    },
    {
      _id: 'curves-of-change-m4',
      name: 'Module 4',
      title: 'The Best of All Sizes',
      description: 'At the top of a hill the ground is level. That simple remark solves a great many problems.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'curves-of-change-m4-l1',
          name: 'Level at the top',
          content:
            'At a smooth highest or lowest point inside a curve the slope is 0. The converse fails: x cubed is level at 0 and climbs on either side, so always look at the neighbours.',
          lecture: { title: 'Level, but not a summit', description: 'Hills, hollows and resting places.' },
        },
        {
          _id: 'curves-of-change-m4-l2',
          name: 'The best box',
          content:
            'Cut squares of side x from the corners of a card of 30 by 30 centimetres and fold up a box. The volume is largest when x is 5, a sixth of the side, and the box holds 2,000 cubic centimetres.',
          lecture: { title: 'A box from a square', description: 'Six boxes filled with rice, then the slope.' },
        },
        {
          _id: 'curves-of-change-m4-l3',
          name: 'A tin with the least metal',
          content:
            'Of all closed cylinders that hold the same amount, the one with height equal to its diameter needs the least metal. Real tins differ, since seams, stacking and shelves have costs too.',
          lecture: { title: 'Tins in the kitchen', description: 'Measure ten and ask why.' },
        },
      ],
    },
    {
      _id: 'curves-of-change-m5',
      name: 'Module 5',
      title: 'Adding Up the Small',
      description: 'How to find the area under a curve, when no formula for it is known.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'curves-of-change-m5-l1',
          name: 'Thin strips',
          content:
            'Cut the area under x squared from 0 to 1 into ten strips: the rectangles below give 0.285, those above 0.385, and the truth lies between. With a hundred strips the bounds are 0.328 and 0.338.',
          lecture: { title: 'Caught between two staircases', description: 'Squeezing an area from both sides.' },
        },
        {
          _id: 'curves-of-change-m5-l2',
          name: 'Distance from speed',
          content:
            'The area under a graph of speed against time is the distance covered. Ten seconds at 3 metres a second is a rectangle of 30, and a curved graph is only many thin rectangles.',
          lecture: { title: 'Area that means metres', description: 'From a speedometer to a journey.' },
        },
        {
          _id: 'curves-of-change-m5-l3',
          name: 'Two ideas meet',
          content:
            'If A(x) is the area under a curve up to x, then moving on by a little h adds a strip of about height times h. So the slope of the area is the height: finding areas and finding slopes undo each other.',
          lecture: { title: 'The great discovery', description: 'Newton and Leibniz in one drawing.' },
        },
      ],
    },
    {
      _id: 'curves-of-change-m6',
      name: 'Module 6',
      title: 'Growth and Your Model',
      description: 'When change depends on the amount itself, and a report that uses all you know.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'curves-of-change-m6-l1',
          name: 'Growth that feeds on itself',
          content:
            'Money at 100 per cent a year doubles if added once, grows to 2.25 times if added twice, and 2.61 times if added monthly. Added at each instant it tends to e, about 2.718.',
          lecture: { title: 'The road to e', description: 'A banker with too much time.' },
        },
        {
          _id: 'curves-of-change-m6-l2',
          name: 'Half, and half again',
          content:
            'If a body clears half of a medicine every 4 hours, then after 12 hours one eighth is left. Hot tea cools in the same way: fast when it is much hotter than the room, and ever more slowly.',
          lecture: { title: 'The cup that cools', description: 'A thermometer, a cup and thirty minutes.' },
        },
        {
          _id: 'curves-of-change-m6-l3',
          name: 'Your model',
          content:
            'Choose something that changes, measure it, draw it, and find a rule for its rate of change. Say where the model fails, since each one fails somewhere: tea does not cool below the room.',
          lecture: { title: 'Three pages about change', description: 'Two reports, one on tea and one on a tank.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'curves-of-change-f1',
      question: 'What should my child know before beginning?',
      description:
        'Brackets, straight-line graphs and powers. Sine appears once and is explained with a swing. Pupils are mostly 14 to 16.',
    },
    {
      questionId: 'curves-of-change-f2',
      question: 'Is it the same as the calculus of F.Sc. or A levels?',
      description:
        'It covers the ideas on which those courses are built and about a third of the techniques. Pupils who go on tell us that the second meeting felt like seeing a friend.',
    },
    {
      questionId: 'curves-of-change-f3',
      question: 'Why measure tea in a maths course?',
      description:
        'Because a rate of change is something you can feel when you have waited for it. The formula comes afterwards and is never forgotten.',
    },
    {
      questionId: 'curves-of-change-f4',
      question: 'Must we have a graphing calculator?',
      description: 'No. The browser tool draws everything, and the first two modules ask for graph paper on purpose.',
    },
    {
      questionId: 'curves-of-change-f5',
      question: 'Can a fast twelve-year-old take it?',
      description:
        'Sometimes. Please try First Algebra and then Thinking Straight first; being quick with sums is not the same as being ready to wait.',
    },
  ],
  testimonials: [
    {
      _id: 'curves-of-change-t1',
      name: 'Saif R., age 16',
      coursename: 'Curves of Change: The Ideas Behind Calculus',
      userpic: '/media/people/p22.svg',
      content:
        'I had learned that the derivative of x squared is 2x. I did not know that it was two strips of a growing square.',
    },
    {
      _id: 'curves-of-change-t2',
      name: 'Dr Huma R., mother of Saif',
      coursename: 'Curves of Change: The Ideas Behind Calculus',
      userpic: '/media/people/p31.svg',
      content:
        'I explained half-lives to him for years. He measured our tea for thirty minutes and explained them to me.',
    },
    {
      _id: 'curves-of-change-t3',
      name: 'Anoushay G., age 15',
      coursename: 'Curves of Change: The Ideas Behind Calculus',
      userpic: '/media/people/p36.svg',
      content: 'The two staircases squeezing the area is the most beautiful thing I have seen in maths.',
    },
  ],
};
