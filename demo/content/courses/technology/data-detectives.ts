import type { SampleCourse } from '../../types.ts';

export const dataDetectives: SampleCourse = {
  _id: 'data-detectives',
  name: 'Data Detectives',
  homepointdescription: [
    'Investigate real cricket and rain figures',
    'Master spreadsheets step by step',
    'Draw graphs that tell the truth',
    'Spot misleading numbers in the news',
  ],
  level: 'Intermediate',
  category: { name: 'Technology' },
  shortdescription:
    'Ask a question, find the numbers, tell the truth. Learners of 10 to 14 use spreadsheets to solve cases about cricket, weather and prices.',
  longdescription:
    'Numbers are clues. Was last July really the wettest? Does the batter who hits most sixes win most matches? Is a litre of milk dearer than a year ago, or does it only feel so? This course teaches how to ask, check and answer.\n\nWe work in any spreadsheet, and every case ends with one graph and one honest sentence. Detectives here must also say how sure they are, and what would change their mind.',
  duration: '6 weeks',
  learndescription: [
    'Clean and organise a table of data',
    'Use formulas, sorting and filters',
    'Choose the right average',
    'Make a graph that does not mislead',
    'Tell a pattern from a coincidence',
  ],
  course_includes: [
    'Lessons with captions',
    'Four case files with data',
    'Formula reference card',
    'Graph checklist',
    'Suggested answers with discussion',
  ],
  certificate: ['Awarded for a closed case with graph and conclusion', 'States your question and how sure you are'],
  modules: [
    {
      _id: 'data-detectives-m1',
      name: 'Module 1',
      title: 'Case 1: The Best Batter',
      description: 'Tables and averages.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'data-detectives-m1-l1',
          name: 'Rows, columns, cells',
          content:
            'In a tidy table every row is one thing and every column is one fact about it. That single rule makes nearly everything later easy.',
          lecture: { title: 'A tidy scorebook', description: 'Rearrange a messy page of scores.' },
        },
        {
          _id: 'data-detectives-m1-l2',
          name: 'Formulas',
          content:
            'A formula starts with = and can point to other cells, so the answer updates when the numbers change. =AVERAGE(B2:B12) takes the mean of eleven cells.',
          lecture: { title: 'Let it calculate', description: 'Total, average and strike rate.' },
        },
        {
          _id: 'data-detectives-m1-l3',
          name: 'Mean or median?',
          content:
            'One innings of 200 lifts the mean a great deal but hardly moves the median, which is the middle value.',
          lecture: { title: 'Two averages disagree', description: 'Which is fairer for a village team?' },
        },
        {
          _id: 'data-detectives-m1-l4',
          name: 'Sort and filter',
          content: 'Sorting one column without the rest scrambles the table. Select everything first.',
          lecture: { title: 'The careful sort', description: 'How to undo a mess, and avoid it.' },
        },
      ],
    },
    {
      _id: 'data-detectives-m2',
      name: 'Module 2',
      title: 'Case 2: The Wettest July',
      description: 'Graphs that tell the truth.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'data-detectives-m2-l1',
          name: 'Choose a graph',
          content:
            'Lines are for change over time, bars are for comparing groups, and scatter plots are for two measures of one thing. Pie charts are seldom the best choice.',
          lecture: { title: 'Three graphs, one question', description: 'Pick and defend.' },
        },
        {
          _id: 'data-detectives-m2-l2',
          name: 'Cut-off axes',
          content:
            'A bar chart whose axis does not begin at zero makes small differences look huge. Look at the axis before you look at the bars.',
          lecture: { title: 'The shouting graph', description: 'Repair a graph from an advertisement.' },
        },
        {
          _id: 'data-detectives-m2-l3',
          name: 'Rain over forty years',
          content:
            'Weather varies from year to year, so one wet July proves little. A moving average of ten years shows the longer pattern.',
          lecture: { title: 'Smooth the line', description: 'Add a moving average of your own.' },
        },
      ],
    },
    {
      _id: 'data-detectives-m3',
      name: 'Module 3',
      title: 'Case 3: The Price of Milk',
      description: 'Comparing fairly.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'data-detectives-m3-l1',
          name: 'Per cent and percentage points',
          content:
            'From 10 per cent to 15 per cent is a rise of 5 percentage points, yet an increase of 50 per cent. News reports often mix the two.',
          lecture: { title: 'Read with care', description: 'Rewrite four headlines.' },
        },
        {
          _id: 'data-detectives-m3-l2',
          name: 'Real prices',
          content:
            'A price can rise while the thing becomes cheaper to buy, if wages rise faster. Dividing by an average wage makes years comparable.',
          lecture: { title: 'How long must you work?', description: 'Milk measured in minutes of work.' },
        },
        {
          _id: 'data-detectives-m3-l3',
          name: 'Your own survey',
          content: 'The people you ask decide what you find. Asking only your own friends is a biased sample.',
          lecture: { title: 'Ask thirty people', description: 'Choose them so that it is fair.' },
        },
      ],
    },
    {
      _id: 'data-detectives-m4',
      name: 'Module 4',
      title: 'Case 4: Coincidence?',
      description: 'Cause, chance and honesty.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'data-detectives-m4-l1',
          name: 'Ice cream and sunburn',
          content:
            'Two things can rise together because a third thing drives both. Ice cream does not cause sunburn: hot sunny days bring both.',
          lecture: { title: 'The hidden third', description: 'Find the culprit in five stories.' },
        },
        {
          _id: 'data-detectives-m4-l2',
          name: 'Lucky streaks',
          content:
            'Toss a coin 100 times and a run of six heads or tails is quite likely. Our brains see patterns in pure chance.',
          lecture: { title: 'Real or invented?', description: 'Guess which list came from a coin.' },
        },
        {
          _id: 'data-detectives-m4-l3',
          name: 'Close the case',
          content: 'A strong conclusion says what was found, how sure you are and what you could not check.',
          lecture: { title: 'One graph, one sentence', description: 'Write and present your verdict.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'data-detectives-f1',
      question: 'Which program do we need?',
      description:
        'Any spreadsheet: the free ones in the browser or LibreOffice on a computer. Menus differ slightly and we show both.',
    },
    {
      questionId: 'data-detectives-f2',
      question: 'Does my daughter need to be strong at mathematics?',
      description:
        'She needs to add, divide and be curious. The course often reaches children who say they dislike mathematics, because the questions are about real things.',
    },
    {
      questionId: 'data-detectives-f3',
      question: 'Are the figures real?',
      description:
        "The rain and price files are simplified from published figures, and each sheet says what was changed. The cricket teams are invented, so nobody's favourite can be insulted.",
    },
    {
      questionId: 'data-detectives-f4',
      question: 'Can it be done on a phone?',
      description: 'It is possible but fiddly. A computer or a tablet with a keyboard makes it much more pleasant.',
    },
    {
      questionId: 'data-detectives-f5',
      question: 'Is any of it about artificial intelligence?',
      description:
        'Not directly, although anyone who later studies machine learning will be glad of it. Clean data and fair samples matter there most of all.',
    },
  ],
  testimonials: [
    {
      _id: 'data-detectives-t1',
      name: 'Rohaan, 12',
      coursename: 'Data Detectives',
      userpic: '/media/people/p26.svg',
      content: 'I found that our street team wins more when we bat second. Eleven out of sixteen, so maybe luck.',
    },
    {
      _id: 'data-detectives-t2',
      name: 'Lubna Y., mother of Sehrish',
      coursename: 'Data Detectives',
      userpic: '/media/people/p31.svg',
      content:
        'Sehrish read a graph in the newspaper and said, look where the axis starts. I was proud and a little ashamed.',
    },
    {
      _id: 'data-detectives-t3',
      name: 'Sehrish, 13',
      coursename: 'Data Detectives',
      userpic: '/media/people/p29.svg',
      content: 'The coin list was so hard. I picked the wrong one because I thought six heads in a row was fake.',
    },
  ],
};
