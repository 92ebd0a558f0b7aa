import type { RequestFile, TypedRequest } from '../../domain/office/requests-contract.ts';
import type { SimpleField } from '../parts/SimpleForm.tsx';
import { startText } from './parts.tsx';

type Field = SimpleField<keyof TypedRequest>;

const contact: readonly Field[] = [
  { name: 'name', label: 'Parent', required: true },
  { name: 'phone', label: 'Phone or WhatsApp', type: 'tel', required: true },
  { name: 'childName', label: 'Child' },
  { name: 'childAge', label: 'Age' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'note', label: 'What the parent said' },
];

/** The field for the day on which the course starts; no field for a course without such days. */
const start = (starts: readonly string[]): Field[] =>
  starts.length === 0
    ? []
    : [
        {
          name: 'start',
          label: 'Start',
          type: 'choice',
          choices: starts.map((day) => ({ id: day, title: startText(day) })),
        },
      ];

export const correctionFields = (starts: readonly string[]): readonly Field[] => [...start(starts), ...contact];

/** The values of a request for its form. */
export const valuesOf = (request: RequestFile): TypedRequest => ({
  start: request.startDay,
  name: request.name,
  phone: request.phone,
  email: request.email,
  childName: request.childName,
  childAge: request.childAge,
  note: request.note,
});
