import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/*
 * Times of the keystroke-level model (Card, Moran, Newell 1980) for a slow typist, who thinks and points before each press, and
 * searches each letter.
 */
const thinkMs = 1_350;
const pointMs = 1_100;
const pressMs = 200;
const letterMs = 280;
/** More tab stops than any page has. */
const mostTabs = 600;

/** The time and actions of a person since the last `begin`. */
export interface Effort {
  seconds: number;
  presses: number;
  fields: number;
  letters: number;
}

/** Uses a page with the pauses of a person, and counts the actions. */
export class Person {
  #since = Date.now();
  #presses = 0;
  #fields = 0;
  #letters = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Starts the clock and the counts. */
  begin(): void {
    this.#since = Date.now();
    this.#presses = 0;
    this.#fields = 0;
    this.#letters = 0;
  }

  effort(): Effort {
    const seconds = (Date.now() - this.#since) / 1_000;
    return { seconds, presses: this.#presses, fields: this.#fields, letters: this.#letters };
  }

  protected countPress(count = 1): void {
    this.#presses += count;
  }

  protected countField(letters: number): void {
    this.#fields += 1;
    this.#letters += letters;
  }

  /** Pauses to read a new page or a result. */
  async read(seconds: number): Promise<void> {
    await pause(seconds * 1_000);
  }

  async press(target: Locator): Promise<void> {
    await target.waitFor();
    await pause(thinkMs + pointMs);
    await target.click();
    await pause(pressMs);
    this.countPress();
  }

  /** Types into a field. Counts the field, but not the press that focuses it. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    await pause(thinkMs + pointMs);
    await field.click();
    await field.pressSequentially(text, { delay: letterMs });
    this.countField(text.length);
  }

  /** Chooses an option of a select: opens it, then points at the option. */
  async choose(list: Locator, label: string): Promise<void> {
    await list.waitFor();
    await pause(thinkMs + pointMs + pressMs + pointMs);
    await list.selectOption({ label });
    await pause(pressMs);
    this.countField(0);
  }

  /** Chooses files with three presses: the file button, and in the system's dialog the file (or Ctrl+A) and Open. */
  async pickFiles(input: Locator, files: string | string[]): Promise<void> {
    await pause(3 * (thinkMs + pointMs + pressMs));
    await input.setInputFiles(files);
    this.countPress(3);
  }
}

/** Uses a page with the keyboard only, without pauses: Tab to each element, then Enter or text. Each key counts as a press. */
export class KeyboardPerson extends Person {
  override async read(): Promise<void> {}

  async #tabTo(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#key('Tab');
    }
    throw new Error(`No Tab reaches ${target} on ${this.page.url()}.`);
  }

  async #key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.countPress();
  }

  override async press(target: Locator): Promise<void> {
    await this.#tabTo(target);
    await this.#key('Enter');
  }

  override async type(field: Locator, text: string): Promise<void> {
    await this.#tabTo(field);
    await this.page.keyboard.type(text);
    this.countField(text.length);
  }

  override async choose(list: Locator, label: string): Promise<void> {
    await this.#tabTo(list);
    await this.page.keyboard.type(label);
    const chosen = await list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
    if (chosen !== label) throw new Error(`The letters of “${label}” chose “${chosen}”.`);
    this.countField(label.length);
  }

  override async pickFiles(input: Locator, files: string | string[]): Promise<void> {
    await this.#tabTo(input);
    const chooser = this.page.waitForEvent('filechooser');
    await this.#key('Space');
    await (await chooser).setFiles(files);
  }
}
