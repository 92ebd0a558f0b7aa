import type { Field } from '../../domain/fields/field.ts';

const byType: Partial<Record<Field['type'], string>> = {
  id: 'The end of the address on the site. Empty: made from the name.',
  ids: 'Earlier names in the address, one on each line. They lead to this page.',
  ages: 'Such as 8-13, 12+ or 9.',
  address: 'Such as https://www.example.org, or a page of the site such as /contact.',
  sharing: 'The picture that chats show beside a link, about 1200 × 630.',
};

export function hintOf(field: Field): string | undefined {
  if (field.help) return field.help;
  if (field.type === 'list') {
    return field.maxItems ? `One on each line. The site shows the first ${field.maxItems}.` : 'One on each line.';
  }
  return byType[field.type];
}

/** Labels of choices whose stored values are not clear. */
const choiceLabels: Readonly<Record<string, string>> = {
  members: 'Everybody who is signed in',
  enrolled: 'Accounts that are enrolled in the course',
  public: 'Everybody',
};

export const choiceLabel = (value: string): string => choiceLabels[value] ?? value;
