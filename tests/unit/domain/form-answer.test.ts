import { expect, test } from 'vitest';
import { readErrorBody } from '../../../src/domain/form-answer.ts';

test('reads the message from `message`, or from `data.message` of the contact form', () => {
  expect(readErrorBody({ success: false, message: 'No' }).message).toBe('No');
  expect(readErrorBody({ success: false, data: { message: 'No' } }).message).toBe('No');
});

test('reads the messages of single fields', () => {
  expect(readErrorBody({ message: 'No', errors: { email: 'Taken', phone: '', name: {} } }).fields).toEqual({
    email: 'Taken',
  });
});

test.each([undefined, null, '', '<h1>Oops</h1>', 7, [], {}, { message: {} }, { data: 'No', errors: 'No' }])(
  'reads no message from %j',
  (body) => {
    expect(readErrorBody(body)).toEqual({ message: '', fields: {} });
  },
);
