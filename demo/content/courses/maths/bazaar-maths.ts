import type { SampleCourse } from '../../types.ts';

export const bazaarMaths: SampleCourse = {
  _id: 'bazaar-maths',
  name: 'Bazaar Maths: Number Sense for Real Life',
  homepointdescription: [
    'Add up a shopping list faster than a till',
    'Spot the packet that only looks cheaper',
    'Haggle kindly, with numbers on your side',
    'Run a pretend stall and keep its accounts',
  ],
  level: 'Beginner',
  category: { name: 'Maths' },
  shortdescription:
    'Arithmetic as shopkeepers do it: in the head, in good order and with an eye on the profit. Each lesson starts from something you can buy.',
  longdescription: [
    'Stand beside a good fruit seller and listen. He adds five prices, takes off a discount and counts your change while telling you about his cousin’s wedding. He is not a calculator. He knows a dozen small tricks, and they can all be learned.',
    'We learn them one at a time: rounding and mending, doubling and halving, counting up, comparing by one kilogram. By the last week each child runs a small stall on paper, buys stock, sets prices, haggles and finds out whether there is anything left at the end.',
  ].join('\n\n'),
  duration: '6 weeks',
  learndescription: [
    'Add and subtract two-digit prices in your head',
    'Estimate a total before working it out',
    'Give change by counting up',
    'Find the price of one and compare fairly',
    'Work with simple percentages off and on',
    'Keep a page of accounts that balances',
  ],
  course_includes: [
    '15 short lectures with captions',
    'Printable rupee notes and coins for play',
    'Price lists from four real bazaars',
    'A stall account book of eight pages',
  ],
  certificate: [
    'Bazaar Maths certificate for a balanced account book',
    'A record of mental arithmetic, first week and last',
  ],
  modules: [
    {
      _id: 'bazaar-maths-m1',
      name: 'Module 1',
      title: 'Adding Like a Shopkeeper',
      description: 'Three tricks that turn an ugly sum into a friendly one.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'bazaar-maths-m1-l1',
          name: 'Round it, then mend it',
          content:
            'To add 98 and 47, take the 98 as 100, say 147, and give back the 2 that you borrowed: 145. The trick works whenever a price is just below a round number, as most prices are.',
          lecture: { title: 'Why prices end in 99', description: 'A shopkeeper’s habit and how to undo it.' },
        },
        {
          _id: 'bazaar-maths-m1-l2',
          name: 'Make tens first',
          content:
            'In 7 + 8 + 3 + 2 the 7 and 3 make ten and so do the 8 and 2, so the sum is 20. Addition may be done in any order, and choosing a good order is half the work.',
          lecture: { title: 'Friends of ten', description: 'A basket of small prices, paired by eye.' },
        },
        {
          _id: 'bazaar-maths-m1-l3',
          name: 'Double and halve',
          content:
            'To multiply 16 by 25, halve one and double the other: 8 times 50, then 4 times 100. The product stays 400 at each step, because what one side loses the other gains.',
          lecture: { title: 'Sixteen samosas at 25', description: 'Three steps and no pencil.' },
        },
        {
          _id: 'bazaar-maths-m1-l4',
          name: 'Guess before you count',
          content:
            'Round 312, 189 and 78 to 300, 200 and 100 and you expect about 600; the true total is 579. If the till says 5,790 you will notice, which is the real use of an estimate.',
          lecture: { title: 'Is the till right?', description: 'Five receipts, two of them wrong.' },
        },
      ],
    },
    {
      _id: 'bazaar-maths-m2',
      name: 'Module 2',
      title: 'Change and Weights',
      description: 'Paying, getting change and buying by weight, without a moment’s panic.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'bazaar-maths-m2-l1',
          name: 'Count up to give change',
          content:
            'For a bill of 137 paid with 200, count up: 3 makes 140, 60 more makes 200, so the change is 63. Shopkeepers have done it this way for centuries because it never needs borrowing.',
          lecture: { title: 'The change game', description: 'Play notes, quick hands and honest counting.' },
        },
        {
          _id: 'bazaar-maths-m2-l2',
          name: 'Paying cleverly',
          content:
            'If something costs 105 and you hand over 205, you get one clean 100 note instead of a pocket of coins. Adding the same amount to both sides leaves the difference unchanged.',
          lecture: { title: 'The extra five', description: 'Why the man at the counter smiles at it.' },
        },
        {
          _id: 'bazaar-maths-m2-l3',
          name: 'The price of a pao',
          content:
            'A pao is a quarter of a kilogram. If cherries are 600 rupees a kilogram, half is 300 and half of that is 150, so two halvings give you the price of a pao.',
          lecture: { title: 'Kilo, half, pao', description: 'Halving prices aloud at a fruit cart.' },
        },
        {
          _id: 'bazaar-maths-m2-l4',
          name: 'Old weights, new weights',
          content:
            'The old maund was 40 seers, and the seer a little under a kilogram, so a maund is about 37 kilograms. Gold is still sold by the tola, about 11.66 grams.',
          lecture: { title: 'Grandfather’s scale', description: 'Seers, tolas and a brass balance.' },
        },
      ],
    },
    {
      _id: 'bazaar-maths-m3',
      name: 'Module 3',
      title: 'Which Is Cheaper?',
      description: 'Fair comparisons, and the small tricks of packets and offers.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'bazaar-maths-m3-l1',
          name: 'The price of one',
          content:
            'Twelve eggs for 300 rupees are 25 each; thirty for 720 are 24 each. Bring everything to one egg, or one kilogram, and the comparison does itself.',
          lecture: { title: 'Down to one', description: 'Eggs, biscuits and washing powder.' },
        },
        {
          _id: 'bazaar-maths-m3-l2',
          name: 'When bigger is not cheaper',
          content:
            'A 90 gram packet for 45 rupees costs 50 paisa a gram, and a 150 gram packet for 80 costs more than 53. Large packets are often cheaper for their weight, but you have to check.',
          lecture: { title: 'The big packet’s secret', description: 'A shelf, a pencil and two surprises.' },
        },
        {
          _id: 'bazaar-maths-m3-l3',
          name: 'Ten per cent, then the rest',
          content:
            'Ten per cent is the price with each digit moved one place down: of 450 it is 45. Half of that is 5 per cent, and the two together make 15 per cent, here 67 rupees and 50 paisa.',
          lecture: { title: 'Per cent by pieces', description: 'Building 5, 15 and 20 from ten.' },
        },
        {
          _id: 'bazaar-maths-m3-l4',
          name: 'Buy two, get one free',
          content:
            'Three for the price of two saves you one third of the normal price of three, about 33 per cent, but only if you wanted three. One item at 30 per cent off is cheaper if you need one.',
          lecture: { title: 'Free, but is it?', description: 'Four offers and four different families.' },
        },
      ],
    },
    {
      _id: 'bazaar-maths-m4',
      name: 'Module 4',
      title: 'A Stall of Your Own',
      description: 'Buy, price, haggle and count: a week in the life of a very small business.',
      time: '1 h 5 min',
      lessons: [
        {
          _id: 'bazaar-maths-m4-l1',
          name: 'Cost, price, profit',
          content:
            'Buy lemons at 8 rupees each and sell them at 10, and each gives you 2 rupees profit. If one in ten goes bad, ten lemons cost 80 and nine bring 90, so the profit is 10 and not 20.',
          lecture: { title: 'The lemon that went bad', description: 'Ten lemons followed from crate to customer.' },
        },
        {
          _id: 'bazaar-maths-m4-l2',
          name: 'Haggling in the middle',
          content:
            'If you ask 500 and the customer offers 300, meeting in the middle gives 400. Know your cost before you start, so that you know the number you must not go below.',
          lecture: { title: 'A polite fight', description: 'Two children haggle over a clay pot.' },
        },
        {
          _id: 'bazaar-maths-m4-l3',
          name: 'The page that balances',
          content:
            'What you began with, plus money in, minus money out, must equal what is in the tin. If it does not, halve the difference: a sum entered on the wrong side is a common cause.',
          lecture: { title: 'The tin and the book', description: 'Finding a missing 40 rupees in a page.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'bazaar-maths-f1',
      question: 'What should my child know already?',
      description:
        'Adding and taking away up to 100, and some of the times tables. The tables grow stronger along the way.',
    },
    {
      questionId: 'bazaar-maths-f2',
      question: 'Prices change every week. Are the lists out of date?',
      description:
        'The lists are for practice and carry a date. The homework always asks for today’s price from a real shop, which keeps everybody honest.',
    },
    {
      questionId: 'bazaar-maths-f3',
      question: 'Are calculators allowed?',
      description:
        'For checking, after a guess and an answer have been written down. Beating the calculator to the answer is a favourite game.',
    },
    {
      questionId: 'bazaar-maths-f4',
      question: 'Is haggling a good thing to teach?',
      description:
        'We teach it as a friendly conversation with arithmetic in it. Children learn when not to haggle too, for instance with a person selling six bunches of mint.',
    },
    {
      questionId: 'bazaar-maths-f5',
      question: 'My child is shy about mental arithmetic.',
      description:
        'Nobody is ever timed against another child. Each keeps a private record, and compares only with their own first week.',
    },
  ],
  testimonials: [
    {
      _id: 'bazaar-maths-t1',
      name: 'Sana M., mother of twins',
      coursename: 'Bazaar Maths: Number Sense for Real Life',
      userpic: '/media/people/p33.svg',
      content:
        'They worked out that the big packet of biscuits cost more per biscuit than the small one, in front of the shopkeeper. He gave them a toffee each.',
    },
    {
      _id: 'bazaar-maths-t2',
      name: 'Arham D., age 9',
      coursename: 'Bazaar Maths: Number Sense for Real Life',
      userpic: '/media/people/p40.svg',
      content: 'I give the change in my uncle’s shop now. He checks it, but he has stopped finding anything.',
    },
    {
      _id: 'bazaar-maths-t3',
      name: 'Maryam P., age 8',
      coursename: 'Bazaar Maths: Number Sense for Real Life',
      userpic: '/media/people/p28.svg',
      content: 'My stall made 34 rupees. It was going to be 60 but the bananas went black.',
    },
  ],
};
