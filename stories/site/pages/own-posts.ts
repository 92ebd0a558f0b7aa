import { sampleSchool } from '../../../src/domain/school.ts';

const wind = { id: 'wind', title: 'Where the wind comes from', day: '2026-03-01', picture: '/media/blogs/b2.svg' };
const rain = { id: 'rain', title: 'How to measure rain', day: '2026-02-14', picture: '' };
const text = 'Hold a **strip of paper** out of the window.\n\n## What you need\n\n- paper\n- a window';

/** A school that writes posts of its own, which the sample has none of, and how its API answers. */
export const ownPosts = {
  school: { ...sampleSchool, hasBlogs: true },
  answers: { blog: [wind, rain], 'blog/single/wind': { ...wind, text } },
};
