import { expect, test } from 'vitest';
import { readErrorBody } from '../../../src/domain/form-answer.ts';

test('The server’s message is read from `message`, or from `data.message` of the contact form', () => {
  expect(readErrorBody({ success: false, message: 'No' }).message).toBe('No');
  expect(readErrorBody({ success: false, data: { message: 'No' } }).message).toBe('No');
});

test('The server’s errors of single fields are read from `errors`', () => {
  expect(readErrorBody({ message: 'No', errors: { email: 'Taken', phone: '', name: {} } }).fields).toEqual({
    email: 'Taken',
  });
});

test.each([undefined, null, '', '<h1>Oops</h1>', 7, [], {}, { message: {} }, { data: 'No', errors: 'No' }])(
  'No message is read from %j',
  (body) => {
    expect(readErrorBody(body)).toEqual({ message: '', fields: {} });
  },
);
