import { expect } from 'storybook/test';
import type { Ambassador, Member } from '../../src/domain/entities.ts';

/** Members with texts for layout tests. They are ambassadors, so they also have links to their pages. */
export const longMembers: readonly Ambassador[] = [
  {
    id: 'long',
    name: 'Maximiliane-Theodora '.repeat(6),
    designation: 'Unbreakable'.repeat(12),
    description: 'She could not stop talking about it. '.repeat(30),
    imageUrl: '/media/none.svg',
    partnerId: 'long',
  },
  { id: 'bare', name: 'Zoe', designation: '', description: '', imageUrl: '', partnerId: '' },
];

/** The same people with texts in Urdu. */
export const inUrdu = <Person extends Member>(people: readonly Person[]): Person[] =>
  people.map((person) => ({
    ...person,
    name: 'لائبہ چوہدری',
    designation: 'سفیر، فیصل آباد',
    description: 'پندرہ سال کی ہیں۔ اسکول کے خالی گودام میں ہفتے کے دن سرکٹ کلب شروع کیا؛ اب اکتیس لڑکیاں آتی ہیں۔',
  }));

/** A `play` function that expects an empty rendering. */
export async function showsNothing({ canvas }: { canvas: { queryByRole: (role: 'heading') => HTMLElement | null } }) {
  await expect(canvas.queryByRole('heading')).toBeNull();
}
