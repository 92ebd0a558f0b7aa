import type { SampleCourse } from '../../types.ts';

export const codesAndCyberSecurity: SampleCourse = {
  _id: 'codes-and-cyber-security',
  name: 'Codes, Ciphers and Cyber Security',
  homepointdescription: [
    'Break four historical ciphers',
    'Understand how HTTPS protects you',
    'Think like a defender, act with ethics',
    'Protect a small network at home',
  ],
  level: 'Advanced',
  category: { name: 'Technology' },
  shortdescription: "From Al-Kindi's code-breaking to the padlock in your browser. For ages 13 to 16 who like puzzles.",
  longdescription:
    "In ninth-century Baghdad, Al-Kindi wrote the earliest surviving description of how to break a cipher by counting letters. A thousand years later the same idea still catches weak secrets, and much better locks have been invented.\n\nYou will encode, break and rebuild: first with paper wheels, then in short Python programs. After that we look at networks, at the ways people get in and at how defenders keep them out.\n\nEvery exercise uses machines and messages of our own. Testing somebody else's system without permission is against the law in Pakistan and almost everywhere, and we say so in the first lesson and again in the last.",
  duration: '8 weeks',
  learndescription: [
    'Break shift and substitution ciphers by analysis',
    'Explain public keys, hashes and signatures',
    'Describe what HTTPS does and does not protect',
    'Recognise common attacks and their defences',
    'Secure a home router and its accounts',
  ],
  course_includes: [
    'Lessons with captions',
    'Cipher wheel to cut out',
    'Encrypted messages in three levels',
    'Python starter programs',
    'Home network checklist',
  ],
  certificate: ['Awarded for breaking the final message and explaining how', 'Includes a signed ethics statement'],
  modules: [
    {
      _id: 'codes-and-cyber-security-m1',
      name: 'Module 1',
      title: 'Ciphers by Hand',
      description: 'Secrets before computers.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'codes-and-cyber-security-m1-l1',
          name: 'Shift it',
          content:
            'A Caesar cipher moves every letter the same distance along the alphabet. There are only 25 useful shifts, so anyone can try them all.',
          lecture: { title: 'The paper wheel', description: 'Encode a message for a friend.' },
        },
        {
          _id: 'codes-and-cyber-security-m1-l2',
          name: 'Al-Kindi counts letters',
          content:
            'In English text e is the commonest letter, about one in eight. A substitution cipher hides the letters but not how often they occur.',
          lecture: { title: 'Frequencies', description: 'Break a message of 300 letters.' },
        },
        {
          _id: 'codes-and-cyber-security-m1-l3',
          name: 'A longer key',
          content:
            'The Vigenère cipher changes the shift with every letter of a keyword, so simple counting fails. When the keyword repeats, patterns return and give away its length.',
          lecture: { title: 'Called unbreakable', description: 'How it was broken in the nineteenth century.' },
        },
        {
          _id: 'codes-and-cyber-security-m1-l4',
          name: 'The perfect pad',
          content:
            'If the key is random, as long as the message and used only once, the cipher cannot be broken even in theory. Using it twice ruins it.',
          lecture: { title: 'Once means once', description: 'Break a pad that was used a second time.' },
        },
      ],
    },
    {
      _id: 'codes-and-cyber-security-m2',
      name: 'Module 2',
      title: 'Modern Locks',
      description: 'Mathematics that guards you.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'codes-and-cyber-security-m2-l1',
          name: 'Hashes',
          content:
            'A hash turns any text into a fingerprint of fixed length, and changing one letter changes it completely. Good sites store slow, salted hashes and never the password.',
          lecture: { title: 'One letter off', description: 'Hash two nearly equal sentences.' },
        },
        {
          _id: 'codes-and-cyber-security-m2-l2',
          name: 'Public keys',
          content:
            'With a public key anyone can lock a message that only the private key opens. RSA relies on how hard it is to factor a very large number.',
          lecture: { title: 'Two keys, one box', description: 'Do RSA with small primes on paper.' },
        },
        {
          _id: 'codes-and-cyber-security-m2-l3',
          name: 'The padlock',
          content:
            'HTTPS encrypts what travels and shows that you have reached the named site. It does not tell you whether the site is honest.',
          lecture: { title: 'What the padlock means', description: 'Read a certificate in your browser.' },
        },
      ],
    },
    {
      _id: 'codes-and-cyber-security-m3',
      name: 'Module 3',
      title: 'Attack and Defend',
      description: 'People, programs, networks.',
      time: '1 h 25 min',
      lessons: [
        {
          _id: 'codes-and-cyber-security-m3-l1',
          name: 'Phishing',
          content:
            'Most break-ins begin by persuading a person, not by defeating a machine. Check the address from right to left: the real owner stands just before the final ending.',
          lecture: { title: 'Read it backwards', description: 'Sort twelve addresses.' },
        },
        {
          _id: 'codes-and-cyber-security-m3-l2',
          name: 'Input is not to be trusted',
          content:
            'If a program pastes what a user types into a database command, the user can write commands. Keeping data and commands apart closes the hole.',
          lecture: { title: 'A safe query', description: 'Attack and mend our practice page.' },
        },
        {
          _id: 'codes-and-cyber-security-m3-l3',
          name: 'Updates and backups',
          content:
            'Most attacks use holes already mended in a newer version. Three copies on two kinds of media, with one kept elsewhere, will outlive a theft or a fire.',
          lecture: { title: 'Three, two, one', description: "Plan backups for your family's photos." },
        },
      ],
    },
    {
      _id: 'codes-and-cyber-security-m4',
      name: 'Module 4',
      title: 'Guard Your Home',
      description: 'Skills you can use tonight.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'codes-and-cyber-security-m4-l1',
          name: 'The router',
          content:
            "Change the router's default password, use WPA2 or WPA3 and install updates. A guest network keeps visitors' phones apart.",
          lecture: { title: 'A tour of the settings', description: 'Do it with an adult.' },
        },
        {
          _id: 'codes-and-cyber-security-m4-l2',
          name: 'Who gets what?',
          content:
            'Give each person and program the smallest access that lets them work. If one is broken into, less is lost.',
          lecture: { title: 'Least privilege', description: 'Draw the accounts in your home.' },
        },
        {
          _id: 'codes-and-cyber-security-m4-l3',
          name: 'Ethics and the law',
          content:
            'Find a hole by accident? Stop, do not explore further, and tell the owner privately. That is called responsible disclosure.',
          lecture: { title: 'Permission first', description: 'Four stories to judge together.' },
        },
        {
          _id: 'codes-and-cyber-security-m4-l4',
          name: 'The last message',
          content: 'Good analysts write down every step, including those that failed.',
          lecture: { title: 'Decode the finale', description: 'A cipher that needs all you have learnt.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'codes-and-cyber-security-f1',
      question: 'Will this teach my son to hack?',
      description:
        'It teaches how systems fail so that he can protect them. Exercises use only our own material, and the ethics lesson is required for the certificate.',
    },
    {
      questionId: 'codes-and-cyber-security-f2',
      question: 'What does he need to know first?',
      description:
        'Some Python helps for the programs, though the first module needs only paper. Any beginner course is enough.',
    },
    {
      questionId: 'codes-and-cyber-security-f3',
      question: 'Is the arithmetic hard?',
      description:
        'RSA with small primes needs remainders and patience, with a calculator allowed. The steps are shown twice.',
    },
    {
      questionId: 'codes-and-cyber-security-f4',
      question: 'Do we need to install special tools?',
      description: 'No. Everything runs in a browser and in plain Python.',
    },
    {
      questionId: 'codes-and-cyber-security-f5',
      question: 'Can it lead to a career?',
      description:
        'It is a first step, no more. Defenders are in demand, and the course will show whether your child enjoys this way of thinking.',
    },
  ],
  testimonials: [
    {
      _id: 'codes-and-cyber-security-t1',
      name: 'Ahmed, 15',
      coursename: 'Codes, Ciphers and Cyber Security',
      userpic: '/media/people/p39.svg',
      content: 'I broke the Vigenère one at midnight and woke up my brother to tell him. The keyword was FALOODA.',
    },
    {
      _id: 'codes-and-cyber-security-t2',
      name: 'Rukhsana E., mother and bank officer',
      coursename: 'Codes, Ciphers and Cyber Security',
      userpic: '/media/people/p18.svg',
      content: 'I sent the phishing lesson to my whole branch. Reading the address from right to left is now a habit.',
    },
    {
      _id: 'codes-and-cyber-security-t3',
      name: 'Laiba, 14',
      coursename: 'Codes, Ciphers and Cyber Security',
      userpic: '/media/people/p36.svg',
      content: 'We changed the password on our router. It was still admin, since 2019.',
    },
  ],
};
