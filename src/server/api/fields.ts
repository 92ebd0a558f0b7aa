import { type FieldErrors, Refusal } from './refusal.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its job.
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Something, an @, something, with no space, bracket or second address: one pass, however long the text is. */
const email = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/;

/**
 * Reads the fields of a request one by one and gathers what is wrong with them, so that a refusal names them all.
 * A reader answers '' for a field it refused: call `finish` before using anything.
 */
export class Fields {
  #values: Record<string, unknown>;
  #errors: FieldErrors = {};

  constructor(values: Record<string, unknown>) {
    this.#values = values;
  }

  /** The text as it was sent. */
  text(name: string, label: string): string {
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
    if (value === undefined || value === null || value === '') return this.#refuse(name, `${label} is required`);
    if (typeof value !== 'string') return this.#refuse(name, `${label} must be a text`);
    if (!value.isWellFormed()) return this.#refuse(name, `${label} holds a broken character`);
    return value;
  }

  /** The text, or undefined where the field is missing or empty. */
  optional(name: string): string | undefined {
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
    return value === undefined || value === null || value === '' ? undefined : this.text(name, name) || undefined;
  }

  /** A text of one line, without the space around it. */
  line(name: string, label: string, most: number): string {
    const value = this.text(name, label).trim();
    if (control.test(value)) return this.#refuse(name, `${label} must be one line of plain text`);
    return this.#bounded(name, label, value, most);
  }

  /** A text of any number of lines, without the space around it. */
  paragraphs(name: string, label: string, most: number): string {
    const value = this.text(name, label).trim();
    if (value.includes('\0')) return this.#refuse(name, `${label} holds a character that cannot be stored`);
    return this.#bounded(name, label, value, most);
  }

  email(name: string): string {
    const value = this.line(name, 'Email', 254);
    if (value !== '' && !email.test(value)) return this.#refuse(name, 'Invalid email address');
    return value;
  }

  /** Says what is wrong with a field when `right` is false, unless something is already. */
  check(name: string, right: boolean, message: string): void {
    if (!right) this.#refuse(name, message);
  }

  finish(): void {
    const [first] = Object.values(this.#errors);
    if (first !== undefined) throw new Refusal(422, first, { errors: this.#errors });
  }

  #bounded(name: string, label: string, value: string, most: number): string {
    if (value === '') return this.#refuse(name, `${label} is required`);
    if ([...value].length > most) return this.#refuse(name, `${label} must have at most ${most} characters`);
    return value;
  }

  #refuse(name: string, message: string): '' {
    this.#errors[name] ??= message;
    return '';
  }
}
