import { expect, test } from 'vitest';
import { readRefusal } from '../../../src/domain/decode.ts';

test('the words are in message, or in data.message after a contact form', () => {
  expect(readRefusal({ success: false, message: 'No' }).message).toBe('No');
  expect(readRefusal({ success: false, data: { message: 'No' } }).message).toBe('No');
});

test('messages for single fields are read where there are any', () => {
  expect(readRefusal({ message: 'No', errors: { email: 'Taken', phone: '', name: {} } }).fields).toEqual({
    email: 'Taken',
  });
});

test.each([undefined, null, '', '<h1>Oops</h1>', 7, [], {}, { message: {} }, { data: 'No', errors: 'No' }])(
  'a body without words (%j) says nothing',
  (body) => {
    expect(readRefusal(body)).toEqual({ message: '', fields: {} });
  },
);
