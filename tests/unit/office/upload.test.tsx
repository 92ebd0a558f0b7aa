import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { OfficeProvider } from '../../../src/office/api/OfficeProvider.tsx';
import { FormContext, type FormState } from '../../../src/office/form/FormContext.tsx';
import { useUpload } from '../../../src/office/form/use-upload.ts';
import { fakeOffice } from '../../../stories/office/fake-office.ts';

it('An upload that fails unexpectedly hides its progress', async () => {
  const requests = fakeOffice({}, { upload: () => Promise.reject(new TypeError('A fault of the program')) });
  let uploads = 0;
  const form: FormState = {
    kind: 'courses',
    errors: {},
    choices: {},
    idOf: (path) => path,
    setOpen: () => {},
    forgetErrors: () => {},
    trackUpload: (change) => {
      uploads += change;
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OfficeProvider requests={requests}>
      <FormContext value={form}>{children}</FormContext>
    </OfficeProvider>
  );
  const { result } = renderHook(() => useUpload('courses', 'image'), { wrapper });
  const file = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
  await act(() => expect(result.current.start(file)).rejects.toThrow('A fault of the program'));
  expect(result.current.progress).toBeUndefined();
  expect(uploads).toBe(0);
});
