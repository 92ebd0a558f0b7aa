import type { Member } from '../../src/domain/entities.ts';

const member = (n: number, member_name: string, designation: string, description: string): Member => ({
  _id: `team-${n}`,
  member_name,
  designation,
  description,
  image: `/media/people/p${n}.svg`,
});

/** The people on the About page, all of them invented. Portraits p1 to p10. */
export const team: Member[] = [
  member(
    1,
    'Rabia Anwar',
    'Founder and head teacher',
    'Taught physics in a government girls’ school for eleven years and still keeps her first class’s egg-drop records.',
  ),
  member(
    2,
    'Usman Tariq',
    'Head of engineering courses',
    'A civil engineer who would rather test a cardboard bridge with children than sit in a site office.',
  ),
  member(
    3,
    'Maryam Siddiqui',
    'Head of maths courses',
    'Collects tile patterns, train timetables and wrong answers, and finds the last the most useful.',
  ),
  member(
    4,
    'Danish Iqbal',
    'Head of technology courses',
    'Learned to program on a shared computer in Sukkur, one hour at a time, and plans every lesson for that child.',
  ),
  member(
    5,
    'Sadia Baloch',
    'Head of science courses',
    'A marine biologist from Gwadar who can make a lesson out of any puddle.',
  ),
  member(
    6,
    'Kamran Yousaf',
    'Head of arts courses',
    'Painted trucks with his uncle in Rawalpindi before he studied design, and teaches colour as a craft.',
  ),
  member(
    7,
    'Nida Hussain',
    'Parents’ desk',
    'Answers every message herself, usually with a question about your child before any about your fee.',
  ),
  member(
    8,
    'Asad Mehmood',
    'Video and sound',
    'Makes our lectures short enough for mobile data and clear enough for a noisy room.',
  ),
  member(
    9,
    'Zoya Khattak',
    'Live sessions',
    'Runs the small groups, knows who has been quiet for two weeks, and telephones.',
  ),
  member(
    10,
    'Haris Qureshi',
    'Website and apps',
    'Keeps the pages light enough to open on an old phone at the far end of a village.',
  ),
];
