import type { Field } from '../../src/domain/fields/field.ts';
import type { FormValue, FormValues } from '../../src/domain/office/content-contract.ts';
import type { FormPart } from '../../src/domain/office/form-parts.ts';
import { type Kind, kinds } from '../../src/domain/office/kinds.ts';

const byType: Readonly<Record<Field['type'], string>> = {
  id: 'robots',
  text: 'Build and program small robots',
  list: 'Build a robot | Program its sensors | Race it',
  image: 'courses/bridge-builders.svg',
  video: 'clips/intro.mp4',
  captions: 'clips/intro.vtt',
  link: 'https://example.org/handout.pdf',
  attachments: 'Lab notebook: downloads/lab-notebook.pdf | Shopping list: downloads/list.pdf',
  choice: '',
  subject: '',
  day: '2026-03-01',
  fee: 'Rs 4,500 a month',
  times: 'Saturdays, 4 to 5 pm',
  days: '2027-01-09 | 2027-04-03',
  ages: '8-13',
  enrol: 'whatsapp:+923001234567',
  flag: 'yes',
  ids: 'old-robots | older-robots',
  sharing: 'og.png',
  email: 'office@karakoram.example',
  colour: '#0b6e4f',
  address: 'https://karakoram.example/privacy',
  country: 'PK',
  language: 'ur',
  zone: 'Asia/Karachi',
  year: '2026',
  count: '20',
};

/**
 * Returns values for all parts of a form.
 *
 * @param textOf returns the text of a field; undefined for the default
 */
export function valuesOf(
  parts: readonly FormPart[],
  textOf: (label: string, field: Field) => string | undefined = () => undefined,
): FormValues {
  return Object.fromEntries(
    parts.flatMap((part): [string, FormValue][] => {
      if (part.type === 'field') {
        const text = textOf(part.label, part.field) ?? part.field.choices?.[0] ?? byType[part.field.type];
        return [[part.key, part.choicesOf ? 'robots' : text]];
      }
      const inner = () => valuesOf(part.parts, textOf);
      if (part.type === 'list') return [[part.key, [inner(), inner()]]];
      return part.key === undefined ? Object.entries(inner()) : [[part.key, inner()]];
    }),
  );
}

export const sampleValues = (kind: Kind): FormValues => valuesOf(kinds[kind].parts);
