import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '../../../src/ui/field/CheckboxField.tsx';
import type { FieldProps } from '../../../src/ui/field/Field.tsx';
import { PasswordField } from '../../../src/ui/field/PasswordField.tsx';
import { SelectField } from '../../../src/ui/field/SelectField.tsx';
import { TextArea, TextField } from '../../../src/ui/field/TextField.tsx';

type Given = FieldProps & { name: string; required?: boolean; id?: string; className?: string; disabled?: boolean };
const kinds: [string, (props: Given) => ReactElement][] = [
  ['text field', (props) => <TextField {...props} />],
  ['password field', (props) => <PasswordField {...props} />],
  ['text area', (props) => <TextArea {...props} />],
  ['select', (props) => <SelectField {...props} />],
  ['checkbox', (props) => <CheckboxField {...props} />],
];
const control = () => screen.getByLabelText(/^Name/, { selector: 'input, textarea, select' });
const describing = () =>
  (control().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

describe.each(kinds)('A %s (accessibility)', (_, field) => {
  it('is named by its label', () => {
    render(field({ label: 'Name', name: 'n' }));
    expect(control().getAttribute('name')).toBe('n');
    expect(control().getAttribute('part')).toBe('input');
  });

  it('is valid and has no description without an error', () => {
    render(field({ label: 'Name', name: 'n' }));
    expect(control().hasAttribute('aria-invalid')).toBe(false);
    expect(control().hasAttribute('aria-describedby')).toBe(false);
  });

  it('is described by its hint and the error below it', () => {
    render(field({ label: 'Name', name: 'n', hint: 'As in the passport', error: 'Name is required' }));
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(describing()).toEqual(['As in the passport', 'Name is required']);
    const error = screen.getByText('Name is required');
    expect(control().compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has the required attribute, and hides its asterisk from screen readers', () => {
    render(field({ label: 'Name', name: 'n', required: true }));
    expect(control().hasAttribute('required')).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  it('uses the given id, or generates a unique id', () => {
    render(
      <>
        {field({ label: 'Name', name: 'n', id: 'mine' })}
        {field({ label: 'Other', name: 'o' })}
        {field({ label: 'Third', name: 't' })}
      </>,
    );
    expect(control().id).toBe('mine');
    expect(screen.getByLabelText('Other').id).not.toBe(screen.getByLabelText('Third').id);
  });
});

describe('A field', () => {
  it('puts its class on the wrapper and other props on the control', () => {
    const { container } = render(
      <TextField label="Name" name="n" className="mine" maxLength={5} autoComplete="name" />,
    );
    expect(container.querySelector('.mine')?.contains(control())).toBe(true);
    expect(control().getAttribute('maxlength')).toBe('5');
    expect(control().getAttribute('autocomplete')).toBe('name');
  });

  it('shows and hides a password without submitting', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <PasswordField label="Name" name="n" defaultValue="horse" />
      </form>,
    );
    expect(control().getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(control().getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(control().getAttribute('type')).toBe('password');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is a select with the given options, and calls onChange once for a choice', async () => {
    const onChange = vi.fn();
    render(
      <SelectField label="Name" name="n" onChange={onChange}>
        <option value="">All</option>
        <option value="x">X</option>
      </SelectField>,
    );
    await userEvent.selectOptions(control(), 'x');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('toggles a checkbox on a click on its label', () => {
    render(<CheckboxField label="Name" name="n" />);
    fireEvent.click(screen.getByText('Name'));
    expect((control() as HTMLInputElement).checked).toBe(true);
  });
});

function Form({ onValid }: { onValid: (values: unknown) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', body: '', terms: false } });
  return (
    <form noValidate onSubmit={handleSubmit(onValid)}>
      <TextField
        label="Email"
        error={formState.errors.email?.message}
        {...register('email', { required: 'Email is required' })}
      />
      <TextArea label="Message" {...register('body')} />
      <CheckboxField label="Terms" {...register('terms')} />
      <button type="submit">Send</button>
    </form>
  );
}

describe('Fields in a form of react-hook-form', () => {
  it('are registered by spreading, show their error, take the focus and submit their values', async () => {
    const onValid = vi.fn();
    render(<Form onValid={(values) => onValid(values)} />);
    await userEvent.click(screen.getByText('Send'));
    await screen.findByText('Email is required');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(onValid).not.toHaveBeenCalled();

    await userEvent.type(screen.getByLabelText('Email'), 'a@b.c');
    await userEvent.type(screen.getByLabelText('Message'), 'Hello');
    await userEvent.click(screen.getByLabelText('Terms'));
    await userEvent.click(screen.getByText('Send'));
    expect(onValid).toHaveBeenCalledWith({ email: 'a@b.c', body: 'Hello', terms: true });
    expect(screen.queryByText('Email is required')).toBeNull();
  });
});
