import { expect } from 'storybook/test';
import type { Member } from '../../src/domain/entities.ts';
import { many } from '../fixtures.tsx';

/** The states that the team and the ambassadors share: both show the same fields of people. */
export function peopleStates(people: readonly Member[]) {
  const loaded = (members: readonly Member[]) => ({ args: { members, status: 'loaded' as const } });
  const withoutHeading = async ({ canvas }: { canvas: { queryByRole: (role: 'heading') => HTMLElement | null } }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  };
  return {
    Loaded: loaded(people),
    Loading: { args: { members: undefined, status: 'loading' as const } },
    Failed: { args: { members: undefined, status: 'failed' as const }, play: withoutHeading },
    Empty: { ...loaded([]), play: withoutHeading },
    One: loaded(people.slice(0, 1)),
    LongNames: loaded([
      {
        id: 'long',
        name: 'Maximiliane-Theodora '.repeat(6),
        designation: 'Unbreakable'.repeat(12),
        description: 'She could not stop talking about it. '.repeat(30),
        imageUrl: '/media/none.svg',
      },
      { id: 'bare', name: 'Zoe', designation: '', description: '', imageUrl: '' },
      ...people.slice(0, 2),
    ]),
    RightToLeft: {
      ...loaded(
        people.map((person) => ({
          ...person,
          name: 'لائبہ چوہدری',
          designation: 'سفیر، فیصل آباد',
          description:
            'پندرہ سال کی ہیں۔ اسکول کے خالی گودام میں ہفتے کے دن سرکٹ کلب شروع کیا؛ اب اکتیس لڑکیاں آتی ہیں۔',
        })),
      ),
      globals: { direction: 'rtl' },
    },
    Many: loaded(many(people)),
  };
}
