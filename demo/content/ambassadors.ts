import type { Member } from '../../src/domain/entities.ts';

const ambassador = (n: number, member_name: string, designation: string, description: string): Member => ({
  _id: `ambassador-${n}`,
  member_name,
  designation,
  description,
  // The team has the portraits up to p10; these follow on.
  image: `/media/people/p${n + 10}.svg`,
});

/** The people who carry the idea into their own schools and towns, all of them invented. Portraits p11 to p17. */
export const ambassadors: Member[] = [
  ambassador(
    1,
    'Laiba Chaudhry',
    'Ambassador, Faisalabad',
    'Fifteen years old. Started a Saturday circuits club in her school’s unused store room; thirty-one girls now come, and the store room has lights they wired themselves on a model first.',
  ),
  ambassador(
    2,
    'Shahzaib Marri',
    'Ambassador, Quetta',
    'A college student who carries a telescope to village schools on winter evenings. He says the best sky in the country deserves the best questions.',
  ),
  ambassador(
    3,
    'Mehwish Gul',
    'Ambassador, Swat',
    'A primary teacher who measures the river with her class each week of the monsoon, and has five years of their graphs on the wall.',
  ),
  ambassador(
    4,
    'Taha Memon',
    'Ambassador, Hyderabad',
    'Thirteen, and a maker of wind catchers. He built models of his city’s old roof vents and showed with incense smoke how they pull the sea breeze indoors.',
  ),
  ambassador(
    5,
    'Amna Javed',
    'Ambassador, Sialkot',
    'Grew up among football makers and now asks children how many pieces a ball needs and why they meet the way they do.',
  ),
  ambassador(
    6,
    'Rehan Ali',
    'Ambassador, Gilgit',
    'Guides on the Karakoram Highway in summer and teaches rocks, slopes and landslides to the children along it in spring.',
  ),
  ambassador(
    7,
    'Iqra Solangi',
    'Ambassador, Larkana',
    'An archaeology student who uses the bricks of Mohenjo-daro, each about four by two by one, to teach ratio where it was used 4,500 years ago.',
  ),
];
