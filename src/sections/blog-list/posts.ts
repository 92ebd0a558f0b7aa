export interface Post {
  id: string;
  imageUrl: string;
  title: string;
  date: string;
}

const post = (n: number, title: string, date: string): Post => ({
  id: `b${n}`,
  imageUrl: `/media/blogs/b${n}.svg`,
  title,
  date,
});

/** The sample posts, newest first. */
export const posts: readonly Post[] = [
  post(1, 'STEAM Education', '28 July 2023'),
  post(2, 'Five experiments for a day of heavy rain', '14 July 2023'),
  post(3, 'Why we let the bridge fall', '30 June 2023'),
  post(4, 'A girl, a torch cell and a dark evening', '9 June 2023'),
  post(5, 'What truck painters know about colour', '26 May 2023'),
  post(6, 'Fractions are easier with a paratha', '5 May 2023'),
  post(7, 'How to help with maths when you feared it yourself', '14 April 2023'),
  post(8, 'Looking for the new moon together', '22 March 2023'),
  post(9, 'The first hour of code should have a pencil', '10 February 2023'),
];
