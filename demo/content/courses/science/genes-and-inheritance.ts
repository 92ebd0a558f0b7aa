import type { SampleCourse } from '../../types.ts';

export const genesAndInheritance: SampleCourse = {
  _id: 'genes-and-inheritance',
  name: 'Genes: The Code We Inherit',
  homepointdescription: [
    'Extract DNA from a banana at home',
    'Predict traits with Punnett squares',
    'Understand thalassaemia and carriers',
    'Discuss gene editing with care',
  ],
  level: 'Advanced',
  category: { name: 'Science' },
  shortdescription:
    "From Mendel's peas to modern gene editing, with real experiments and honest conversation. For learners of 13 to 16.",
  longdescription:
    'Why do two brown-eyed parents sometimes have a child with lighter eyes? Why does wheat in one field stand up to rust when the next field falls? The answers lie in long, thin molecules that you can pull from a banana with washing-up liquid and salt.\n\nWe follow the science in the order it was found: first the patterns of inheritance, then the molecule, then how it is read, and last how it can be changed. Problems use families, wheat, buffalo and mangoes as examples.\n\nOne module is about thalassaemia, a blood condition that matters to many families in Pakistan, and about how a simple test can help. We treat it plainly and kindly.',
  duration: '7 weeks',
  learndescription: [
    'Predict offspring with Punnett squares and probability',
    'Describe the structure of DNA and how it copies itself',
    'Follow a gene from code to protein',
    'Explain carriers and recessive conditions clearly',
    'Weigh an ethical question with evidence on both sides',
  ],
  course_includes: [
    'Lessons with captions',
    'Problem sets with full solutions',
    'Printable codon wheel',
    'Home DNA extraction guide',
    'Discussion cards for families',
  ],
  certificate: ['Awarded after the problem sets and the discussion essay', 'Notes the theme of your essay'],
  modules: [
    {
      _id: 'genes-and-inheritance-m1',
      name: 'Module 1',
      title: 'Patterns in Families',
      description: 'What Mendel saw.',
      time: '1 h 20 min',
      lessons: [
        {
          _id: 'genes-and-inheritance-m1-l1',
          name: "Mendel's peas",
          content:
            'Between 1856 and 1863 Gregor Mendel grew some 28,000 pea plants. He found that a trait can vanish in one generation and return in about a quarter of the next.',
          lecture: { title: 'Counting peas', description: 'Repeat his arithmetic with two colours of daal.' },
        },
        {
          _id: 'genes-and-inheritance-m1-l2',
          name: 'Dominant and recessive',
          content:
            'A gene can come in versions called alleles. A recessive allele shows only when a person has two copies of it.',
          lecture: { title: 'Hidden, not lost', description: 'Trace one recessive allele through a family tree.' },
        },
        {
          _id: 'genes-and-inheritance-m1-l3',
          name: 'Punnett squares',
          content:
            'Two carriers of a recessive allele have, for each child, a one in four chance that the child gets two copies. Each birth is a fresh chance, like a fresh toss of coins.',
          lecture: { title: 'Four boxes', description: 'Predict, then toss coins fifty times and compare.' },
        },
        {
          _id: 'genes-and-inheritance-m1-l4',
          name: 'When it is not so simple',
          content:
            'Height, skin colour and most other human traits are shaped by many genes and by food, health and place. Even eye colour depends on several genes.',
          lecture: { title: 'The class height graph', description: 'Why so many graphs of people make a hill.' },
        },
      ],
    },
    {
      _id: 'genes-and-inheritance-m2',
      name: 'Module 2',
      title: 'The Molecule',
      description: 'A ladder with four letters.',
      time: '1 h 10 min',
      lessons: [
        {
          _id: 'genes-and-inheritance-m2-l1',
          name: 'Banana DNA',
          content:
            'Detergent breaks the membranes, salt helps the strands clump and cold alcohol makes them visible. The white threads you lift out are millions of DNA molecules tangled together.',
          lecture: { title: 'Do it at home', description: 'With surgical spirit, a strainer and an adult.' },
        },
        {
          _id: 'genes-and-inheritance-m2-l2',
          name: 'The double helix',
          content:
            "The bases pair A with T and C with G, so each strand fixes the other. Rosalind Franklin's X-ray photographs were key evidence for the structure published in 1953.",
          lecture: { title: 'Photograph 51', description: 'What the cross in the picture told them.' },
        },
        {
          _id: 'genes-and-inheritance-m2-l3',
          name: 'Copying three billion letters',
          content:
            'Each human cell carries about two metres of DNA. Copying makes about one mistake in a billion letters after proofreading.',
          lecture: { title: 'The zip and the copy', description: 'Build the steps from paper clips.' },
        },
      ],
    },
    {
      _id: 'genes-and-inheritance-m3',
      name: 'Module 3',
      title: 'Reading the Code',
      description: 'From gene to protein.',
      time: '1 h 15 min',
      lessons: [
        {
          _id: 'genes-and-inheritance-m3-l1',
          name: 'Three letters, one word',
          content:
            'Bases are read in threes called codons, and each codon stands for one amino acid or for stop. There are 64 codons for 20 amino acids, so most amino acids have several.',
          lecture: { title: 'Use the codon wheel', description: 'Translate a short gene by hand.' },
        },
        {
          _id: 'genes-and-inheritance-m3-l2',
          name: 'What proteins do',
          content:
            'Haemoglobin carries oxygen, amylase breaks down the starch in your roti and keratin makes your nails. All are chains of amino acids folded into a shape.',
          lecture: { title: 'Shape is the job', description: 'Fold a wire protein and then change one bead.' },
        },
        {
          _id: 'genes-and-inheritance-m3-l3',
          name: 'Mutations',
          content:
            'A mutation is a change in the code. Many do nothing, some do harm, and a few help, and those few are the raw material of evolution and of plant breeding.',
          lecture: { title: 'One letter wrong', description: 'Follow a single change from code to cell.' },
        },
      ],
    },
    {
      _id: 'genes-and-inheritance-m4',
      name: 'Module 4',
      title: 'Genes and Us',
      description: 'Health, food and choices.',
      time: '1 h 30 min',
      lessons: [
        {
          _id: 'genes-and-inheritance-m4-l1',
          name: 'Understanding thalassaemia',
          content:
            'In beta thalassaemia the body makes too little of one part of haemoglobin. A carrier is usually well, but two carriers have a one in four chance with each child of thalassaemia major, and a blood test shows who is a carrier.',
          lecture: { title: 'A test worth knowing', description: 'A doctor in Karachi explains it calmly.' },
        },
        {
          _id: 'genes-and-inheritance-m4-l2',
          name: 'Breeding better wheat',
          content:
            'The short, sturdy Mexipak wheat of the 1960s, bred from lines Norman Borlaug worked on in Mexico, helped Pakistan grow far more grain. It put its energy into seed instead of straw.',
          lecture: { title: 'A green revolution', description: 'The gains, and the costs in water and fertiliser.' },
        },
        {
          _id: 'genes-and-inheritance-m4-l3',
          name: 'Scissors for genes',
          content:
            'CRISPR is a bacterial defence system that scientists turned into a tool for cutting DNA at a chosen place. In 2023 a treatment based on it was first approved for sickle cell disease and thalassaemia.',
          lecture: { title: 'How CRISPR finds its place', description: 'Guide, cut and repair in three minutes.' },
        },
        {
          _id: 'genes-and-inheritance-m4-l4',
          name: 'Should we?',
          content:
            'Changing body cells affects one patient, whereas changing an embryo affects every generation after. Most countries do not allow the second.',
          lecture: { title: 'Hold a fair discussion', description: 'Cards, roles and one rule: argue from evidence.' },
        },
      ],
    },
  ],
  faqs: [
    {
      questionId: 'genes-and-inheritance-f1',
      question: "Is the topic suitable for my family's values?",
      description:
        'We think so. The course deals with how inheritance works, treats people with respect and keeps ethical questions open for families to discuss together.',
    },
    {
      questionId: 'genes-and-inheritance-f2',
      question: 'Is the banana experiment safe?',
      description:
        'Yes, with an adult. Surgical spirit is flammable, so keep it away from the stove and open the window. A film of the experiment is there if you would rather watch.',
    },
    {
      questionId: 'genes-and-inheritance-f3',
      question: 'A cousin of ours has thalassaemia. Will the lesson upset my daughter?',
      description:
        'It is calm and hopeful, and it explains that nobody is to blame for a gene. You may like to watch that lesson together first. For questions about your own family, please ask a doctor.',
    },
    {
      questionId: 'genes-and-inheritance-f4',
      question: 'Does she need chemistry first?',
      description: 'No. We explain the little that is needed, such as what a molecule is and why bases pair.',
    },
    {
      questionId: 'genes-and-inheritance-f5',
      question: 'How are the problem sets marked?',
      description:
        'Full solutions follow every set. We ask learners to mark themselves in another colour and to write one line about each mistake.',
    },
  ],
  testimonials: [
    {
      _id: 'genes-and-inheritance-t1',
      name: 'Hania, 15',
      coursename: 'Genes: The Code We Inherit',
      userpic: '/media/people/p23.svg',
      content: 'I got banana DNA on the first try and showed the whole house. My little brother thought it was snot.',
    },
    {
      _id: 'genes-and-inheritance-t2',
      name: 'Dr Kamran S., father',
      coursename: 'Genes: The Code We Inherit',
      userpic: '/media/people/p34.svg',
      content:
        'I am a physician and I found nothing to correct in the thalassaemia lesson, which is rare. Clear and kind.',
    },
    {
      _id: 'genes-and-inheritance-t3',
      name: 'Taha, 13',
      coursename: 'Genes: The Code We Inherit',
      userpic: '/media/people/p27.svg',
      content:
        'Punnett squares are like games. I like the question where you have to work backwards to the grandparents.',
    },
  ],
};
