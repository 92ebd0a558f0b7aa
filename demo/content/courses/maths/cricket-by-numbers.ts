import type { SampleCourse } from '../../types.ts';

export const cricketByNumbers: SampleCourse = {
  _id: 'cricket-by-numbers',
  name: 'Cricket by Numbers: Averages and Charts',
  homepointdescription: [
    'Score a street match like a professional',
    'See what an average shows, and what it hides',
    'Draw worms, bars and wagon wheels',
    'Settle one family argument with data',
  ],
  level: 'Intermediate',
  category: { name: 'Maths' },
  shortdescription:
    'Statistics through the game everyone at home has an opinion about. You score, average, chart and question, and end with a report on a player of your choice.',
  longdescription: [
    'Cricket is the most counted game on earth. Each ball leaves a mark in a book, and for more than a century people have been arguing with those marks. It is the best place a child could meet statistics.',
    'We begin with a scorebook and a street match, and then take the numbers apart: averages, strike rates, the spread that an average hides, the luck in a small sample. The final report needs a claim, a chart and an honest sentence about what might be wrong with it.',
  ].join('\n\n'),
  duration: '6 weeks',
  learndescription: [
    'Keep a ball-by-ball score',
    'Calculate batting and bowling averages and strike rates',
    'Choose between mean, median and mode',
    'Draw charts that do not mislead',
    'Judge how much a small sample can tell you',
    'Write a short report based on data',
  ],
  course_includes: [
    '16 short lectures with captions',
    'Score sheets for eight matches',
    'Small data sets of real and street cricket',
    'A spreadsheet starter file',
  ],
  certificate: ['Cricket by Numbers certificate for a finished report', 'Your best chart, printed with your name'],
  modules: [
    {
      _id: 'cricket-by-numbers-m1',
      name: 'Module 1',
      title: 'The Scorebook',
      description: 'Before there are statistics someone has to write down what happened, carefully.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'cricket-by-numbers-m1-l1',
          name: 'Six balls and a dot',
          content:
            'An over is six legal balls, and a ball without a run is marked by a dot. Wides and no-balls add a run and must be bowled again, so an over on paper may have more than six marks.',
          lecture: { title: 'Reading an over', description: 'Eight marks, one over, no mystery.' },
        },
        {
          _id: 'cricket-by-numbers-m1-l2',
          name: 'Overs are not decimals',
          content:
            '7.3 overs means seven overs and three balls, that is 45 balls, and not seven and three tenths. In true decimals it is 7.5 overs, since three balls are half an over.',
          lecture: { title: 'The dot that is not a point', description: 'A mistake made by good students.' },
        },
        {
          _id: 'cricket-by-numbers-m1-l3',
          name: 'Run rate',
          content:
            'Run rate is runs divided by overs. A team on 96 after 16 overs scores at 6 an over, and if it needs 64 from the last 4, the required rate is 16.',
          lecture: { title: 'What is needed from here?', description: 'A chase, followed over by over.' },
        },
        {
          _id: 'cricket-by-numbers-m1-l4',
          name: 'Scoring a street match',
          content:
            'Decide before the first ball what counts: a hit into Aunty’s roof may be out or six. Data are only comparable when the rules stay the same, and that is true far beyond cricket.',
          lecture: { title: 'Rules before numbers', description: 'A tennis ball, a wall and a clipboard.' },
        },
      ],
    },
    {
      _id: 'cricket-by-numbers-m2',
      name: 'Module 2',
      title: 'Averages and Their Secrets',
      description: 'One number for a whole career: what it says and what it cannot.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'cricket-by-numbers-m2-l1',
          name: 'The batting average',
          content:
            'It is runs divided by the number of times out. Don Bradman made 6,996 Test runs and was out 70 times, so his average is 99.94: four more runs would have made it 100.',
          lecture: { title: 'Four runs short', description: 'The most famous division in sport.' },
        },
        {
          _id: 'cricket-by-numbers-m2-l2',
          name: 'Not out, and why it matters',
          content:
            'An innings that ends not out adds runs but no dismissal. A batter with scores of 30, 40 not out and 20 averages 90 divided by 2, which is 45, more than any innings she played.',
          lecture: { title: 'Higher than the highest', description: 'Is that fair? Two good answers.' },
        },
        {
          _id: 'cricket-by-numbers-m2-l3',
          name: 'Mean, median, mode',
          content:
            'For 0, 4, 5, 6 and 135 the mean is 30 but the median, the middle one, is 5. A single giant innings pulls the mean and leaves the median where it was.',
          lecture: { title: 'One giant innings', description: 'The same player, described three ways.' },
        },
        {
          _id: 'cricket-by-numbers-m2-l4',
          name: 'Spread',
          content:
            'Two batters average 40: one scores 38, 40, 42 and the other 0, 20, 100. The range, 4 against 100, tells you whom to send in when you need a steady hand.',
          lecture: { title: 'Steady or stormy?', description: 'Which one would you choose, and when?' },
        },
      ],
    },
    {
      _id: 'cricket-by-numbers-m3',
      name: 'Module 3',
      title: 'Rates and Charts',
      description: 'Fast or slow, dear or cheap, and how to draw it honestly.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'cricket-by-numbers-m3-l1',
          name: 'Strike rate',
          content:
            'A batter’s strike rate is runs for each hundred balls. In Nairobi in 1996 Shahid Afridi reached his hundred in 37 balls, and his 102 from 40 balls is a strike rate of 255.',
          lecture: { title: 'A hundred in 37 balls', description: 'Runs, balls and one multiplication.' },
        },
        {
          _id: 'cricket-by-numbers-m3-l2',
          name: 'Two rates for a bowler',
          content:
            'Average is runs given for each wicket, economy is runs given for each over. Wasim Akram took 414 Test wickets at an average of 23.62, so each cost his team fewer than 24 runs.',
          lecture: { title: 'Wickets and misers', description: 'Who helps more in the last five overs?' },
        },
        {
          _id: 'cricket-by-numbers-m3-l3',
          name: 'The worm',
          content:
            'Plot the total after each over and join the points. A steep piece of the worm is fast scoring, a flat piece is slow, and where two worms cross the lead has changed hands.',
          lecture: { title: 'Reading the worm', description: 'Telling a match from two lines.' },
        },
        {
          _id: 'cricket-by-numbers-m3-l4',
          name: 'Charts that lie',
          content:
            'If the axis starts at 240, a score of 260 looks twice as tall as one of 250, though it is only 4 per cent more. For bars, start at zero and say so.',
          lecture: { title: 'The axis that cheats', description: 'Spot the trick in four charts.' },
        },
      ],
    },
    {
      _id: 'cricket-by-numbers-m4',
      name: 'Module 4',
      title: 'Luck, Skill and Your Report',
      description: 'How much can we believe? The last module is about evidence.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'cricket-by-numbers-m4-l1',
          name: 'A few innings prove little',
          content:
            'After three innings an average can be almost anything. As innings are added it swings less, and after fifty or so it settles near a player’s usual level.',
          lecture: { title: 'The average settles down', description: 'A graph of a career, innings by innings.' },
        },
        {
          _id: 'cricket-by-numbers-m4-l2',
          name: 'The toss',
          content:
            'A fair coin gives five heads in a row once in 32 tries on average. A captain who loses five tosses running is no more likely to win the next.',
          lecture: { title: 'Unlucky captains', description: 'Coins, patience and a tally.' },
        },
        {
          _id: 'cricket-by-numbers-m4-l3',
          name: 'Comparing across time',
          content:
            'Hanif Mohammad batted for 970 minutes at Bridgetown in 1958 to make 337 and save a Test. No strike rate can measure that, so choose a number that fits the question.',
          lecture: { title: 'Sixteen hours', description: 'An innings that no average explains.' },
        },
        {
          _id: 'cricket-by-numbers-m4-l4',
          name: 'Your report',
          content:
            'State a claim, show the data, draw one chart and add a sentence that begins: I might be wrong because. Reports without that sentence are sent back.',
          lecture: { title: 'I might be wrong because', description: 'Two reports, marked aloud.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'cricket-by-numbers-f1',
      question: 'My child knows nothing about cricket.',
      description:
        'Then the first lesson explains all that is needed. Two of our best reports came from children who began by asking what an over was.',
    },
    {
      questionId: 'cricket-by-numbers-f2',
      question: 'My daughter thinks that cricket is for boys.',
      description:
        'The data sets include women’s cricket as well, and many of our pupils are girls who bowl. Her report may be about any player she likes.',
    },
    {
      questionId: 'cricket-by-numbers-f3',
      question: 'Do we need a spreadsheet?',
      description:
        'Paper works for everything but the last module is quicker with one. A free spreadsheet on a phone is enough.',
    },
    {
      questionId: 'cricket-by-numbers-f4',
      question: 'How hard is the maths?',
      description:
        'Division with decimals, percentages and reading graphs. A child who has finished Class 5 is usually ready.',
    },
    {
      questionId: 'cricket-by-numbers-f5',
      question: 'May the report be about football or tape-ball?',
      description:
        'Tape-ball certainly. Football too, if you collect the numbers yourself and explain your choice of average.',
    },
  ],
  testimonials: [
    {
      _id: 'cricket-by-numbers-t1',
      name: 'Zain K., age 12',
      coursename: 'Cricket by Numbers: Averages and Charts',
      userpic: '/media/people/p20.svg',
      content:
        'I used to argue about who is the best batter. Now I argue with a graph, and my cousins have to make their own graph to answer me.',
    },
    {
      _id: 'cricket-by-numbers-t2',
      name: 'Sidra K., mother of Zain',
      coursename: 'Cricket by Numbers: Averages and Charts',
      userpic: '/media/people/p18.svg',
      content: 'He corrected the television. He was right: the axis did not start at zero.',
    },
    {
      _id: 'cricket-by-numbers-t3',
      name: 'Tooba L., age 13',
      coursename: 'Cricket by Numbers: Averages and Charts',
      userpic: '/media/people/p38.svg',
      content: 'I scored every match in our street for a month. The loudest player has the fourth best average.',
    },
  ],
};
