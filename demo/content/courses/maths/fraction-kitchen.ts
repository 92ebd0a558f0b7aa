import type { SampleCourse } from '../../types.ts';

export const fractionKitchen: SampleCourse = {
  _id: 'fraction-kitchen',
  name: 'The Fraction Kitchen',
  homepointdescription: [
    'Cut rotis into halves, thirds and twelfths',
    'Find out why one third beats one quarter',
    'Scale a recipe for two up to a wedding',
    'Meet decimals and per cents as old friends',
  ],
  level: 'Beginner',
  category: { name: 'Maths' },
  shortdescription:
    'Fractions you can fold, cut, pour and eat. The course works through the hard places slowly, with a kitchen full of examples.',
  longdescription: [
    'Somewhere around the age of nine, many children decide that they are bad at maths. Very often the reason is fractions: rules for the top and the bottom that arrived before anyone knew what they were about.',
    'In this course nothing is a rule until it has been a roti. We cut, compare, pour and share until the child says the rule aloud before we do. Then we write it down, and it stays.',
  ].join('\n\n'),
  duration: '5 weeks',
  learndescription: [
    'Say what the top and bottom numbers mean',
    'Recognise equal fractions in different clothes',
    'Add and subtract with pictures, then without',
    'Multiply and divide fractions and explain why',
    'Move between fractions, decimals and per cents',
  ],
  course_includes: [
    '15 short lectures with captions',
    'Fraction circles and strips to print',
    'Six recipes tested by children',
    'A fraction diary with kitchen homework',
  ],
  certificate: ['Fraction Kitchen certificate for a scaled recipe', 'A fraction passport with five stamped skills'],
  modules: [
    {
      _id: 'fraction-kitchen-m1',
      name: 'Module 1',
      title: 'Cutting and Comparing',
      description: 'What a fraction is, and how to tell which of two is larger without any rule.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'fraction-kitchen-m1-l1',
          name: 'Equal parts or no deal',
          content:
            'Three quarters means a whole cut into four equal parts, of which you take three. If the pieces are not equal the word quarter is not allowed, as anyone with a brother knows.',
          lecture: { title: 'Who cut this roti?', description: 'Fair and unfair cuts, judged by weight.' },
        },
        {
          _id: 'fraction-kitchen-m1-l2',
          name: 'More pieces, smaller pieces',
          content:
            'One third is larger than one quarter, because sharing among three leaves more for each than sharing among four. The bottom number counts how many share.',
          lecture: { title: 'Three cousins or four?', description: 'The same paratha, shared twice.' },
        },
        {
          _id: 'fraction-kitchen-m1-l3',
          name: 'The same amount, new clothes',
          content:
            'One half, two quarters and four eighths are the same piece of roti with extra cuts in it. Multiply top and bottom by the same number and nothing has been eaten.',
          lecture: { title: 'Extra cuts change nothing', description: 'Fold a strip, then fold it again.' },
        },
        {
          _id: 'fraction-kitchen-m1-l4',
          name: 'Fractions live on a line',
          content:
            'Between 0 and 1 there is a place for each fraction, and between any two of them there is always another. Halfway between one third and one half, for example, sits five twelfths.',
          lecture: { title: 'No next-door neighbours', description: 'Zooming into the gap between two fractions.' },
        },
        {
          _id: 'fraction-kitchen-m1-l5',
          name: 'More than one whole',
          content:
            'Seven quarters of a roti is one whole roti and three quarters of another. It may be written 7/4 or 1 3/4, and the first is usually easier to calculate with.',
          lecture: { title: 'Seven quarters on a plate', description: 'Counting quarters past the whole.' },
        },
      ],
    },
    {
      _id: 'fraction-kitchen-m2',
      name: 'Module 2',
      title: 'Adding and Taking Away',
      description: 'Adding is easy when the pieces are the same size. Most of the work is making them so.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'fraction-kitchen-m2-l1',
          name: 'Same pieces, easy sum',
          content:
            'Two eighths and three eighths are five eighths, just as two mangoes and three mangoes are five mangoes. The bottom number is a name, so it does not get added.',
          lecture: { title: 'Two eighths and three eighths', description: 'Why the answer is not five sixteenths.' },
        },
        {
          _id: 'fraction-kitchen-m2-l2',
          name: 'Finding a common piece',
          content:
            'To add one half and one third, cut both into sixths: three sixths and two sixths make five sixths. Sixths work because 6 is in the table of 2 and in the table of 3.',
          lecture: { title: 'A cut that suits both', description: 'Paper circles and a hunt for the size.' },
        },
        {
          _id: 'fraction-kitchen-m2-l3',
          name: 'Taking away',
          content:
            'From three quarters of a jug pour out two thirds of a jug. In twelfths that is nine minus eight, so one twelfth is left: a small glass.',
          lecture: { title: 'One small glass left', description: 'Measured with a real jug and tape marks.' },
        },
        {
          _id: 'fraction-kitchen-m2-l4',
          name: 'Close to a half?',
          content:
            'Before adding, look at each fraction beside one half. Since 4/7 and 5/9 are both a little more than a half, the sum must be a little more than 1, and it is 71/63.',
          lecture: { title: 'Half is a good friend', description: 'Guessing sums to catch mistakes.' },
        },
        {
          _id: 'fraction-kitchen-m2-l5',
          name: 'An old Egyptian way',
          content:
            'The Egyptians wrote nearly all fractions as sums of different unit fractions: for them 3/4 was 1/2 + 1/4. To share 3 loaves among 4 people, give each a half and then a quarter.',
          lecture: { title: 'Sharing as the scribes did', description: 'Three loaves, four workers, tidy cuts.' },
        },
      ],
    },
    {
      _id: 'fraction-kitchen-m3',
      name: 'Module 3',
      title: 'Multiplying, Dividing, Scaling',
      description: 'Recipes for two, for ten and for a wedding, with decimals and per cents as a dessert.',
      time: '1 h 40 min',
      lessons: [
        {
          _id: 'fraction-kitchen-m3-l1',
          name: 'Half of a third',
          content:
            'Of means times: half of one third is one sixth. Multiplying by a fraction less than 1 makes things smaller, which upsets everyone at first.',
          lecture: { title: 'Folding twice', description: 'A strip folded in three, then in two.' },
        },
        {
          _id: 'fraction-kitchen-m3-l2',
          name: 'How many quarters in three?',
          content:
            'Three rotis hold twelve quarters, so 3 divided by one quarter is 12. Dividing by a quarter asks how many fit, and that is why it is the same as multiplying by 4.',
          lecture: { title: 'Turn it over, but why?', description: 'The famous rule, earned with a knife.' },
        },
        {
          _id: 'fraction-kitchen-m3-l3',
          name: 'The wedding recipe',
          content:
            'A kheer for 4 uses 3/4 of a cup of rice. For 20 guests multiply by 5: 15/4, which is three cups and three quarters. Everything must be scaled by the same number, except perhaps the cooking time.',
          lecture: { title: 'From four guests to twenty', description: 'A pot, a list and one brave cook.' },
        },
        {
          _id: 'fraction-kitchen-m3-l4',
          name: 'Decimals are tenths and hundredths',
          content:
            '0.7 is seven tenths and 0.25 is twenty-five hundredths, the same as one quarter. In decimals 0.3 is larger than 0.29, because three tenths are thirty hundredths.',
          lecture: { title: 'Longer is not larger', description: 'A set of digital scales and a raisin.' },
        },
        {
          _id: 'fraction-kitchen-m3-l5',
          name: 'Per cent means for each hundred',
          content:
            'Three quarters of a hundred is 75, so 3/4 is 75 per cent. One third does not fit a hundred neatly: it is 33 and a third per cent, or 0.333 with threes for ever.',
          lecture: { title: 'Threes for ever', description: 'What happens when ten is cut in three.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'fraction-kitchen-f1',
      question: 'Is it really for beginners?',
      description:
        'Yes. It starts with folding paper in half. Children who have already met fractions in school usually find the first week comfortable and the second surprising.',
    },
    {
      questionId: 'fraction-kitchen-f2',
      question: 'How much cooking is there?',
      description:
        'Six recipes, three of them without heat. An adult does the knife and the stove, and a child does all the measuring.',
    },
    {
      questionId: 'fraction-kitchen-f3',
      question: 'We avoid nuts. Are the recipes safe?',
      description:
        'None of the six contains nuts. One uses milk, and the page gives a change for families who avoid it.',
    },
    {
      questionId: 'fraction-kitchen-f4',
      question: 'Our son memorised the rules but mixes them up.',
      description:
        'That is the child for whom we wrote this. He will meet each rule again as something he has seen happen, and the mixing usually stops.',
    },
    {
      questionId: 'fraction-kitchen-f5',
      question: 'How will I know that it has worked?',
      description:
        'Ask which is larger, 3/5 or 5/8, and listen. If the answer begins with a picture or a reason and not with a rule, it has worked.',
    },
  ],
  testimonials: [
    {
      _id: 'fraction-kitchen-t1',
      name: 'Rida C., age 9',
      coursename: 'The Fraction Kitchen',
      userpic: '/media/people/p21.svg',
      content: 'I made kheer for twenty people on Eid. I multiplied everything by five and nobody got ill.',
    },
    {
      _id: 'fraction-kitchen-t2',
      name: 'Adeel C., father of Rida',
      coursename: 'The Fraction Kitchen',
      userpic: '/media/people/p34.svg',
      content: 'I finally know why you turn the fraction over. I am forty-one.',
    },
    {
      _id: 'fraction-kitchen-t3',
      name: 'Shayan I., age 10',
      coursename: 'The Fraction Kitchen',
      userpic: '/media/people/p26.svg',
      content: 'One third of our naan disappeared while I was drawing it. I know who has one third.',
    },
  ],
};
