import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { handleEarlyChoices } from '../../../src/site/catalogue/early-choice.ts';

/** Writes a page of a long catalogue, as it is before hydration. */
function openPage() {
  document.body.innerHTML = `<main><div><form><select name="category"><option value=""></option><option>arts</option></select></form>
    <ul><li></li></ul><p><a rel="next" href="#page-2">Show more courses</a></p></div></main>`;
  const one = <E extends Element>(selector: string): E => {
    const found = document.querySelector<E>(selector);
    if (!found) throw new Error(`${selector} is missing.`);
    return found;
  };
  const form = one<HTMLFormElement>('form');
  const link = one<HTMLAnchorElement>('a');
  const submit = vi.spyOn(form, 'submit').mockImplementation(() => {});
  const clicked = vi.fn((event: Event) => event.preventDefault());
  return { form, link, list: one('ul'), select: one<HTMLSelectElement>('select'), submit, clicked };
}

const change = (select: HTMLSelectElement) => {
  select.value = 'arts';
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

// Record the listeners to remove them at the end, because test files of one worker share the window.
const add = vi.spyOn(window, 'addEventListener');
handleEarlyChoices();
const listeners = add.mock.calls.map(([type, listener]) => [type, listener] as const);
add.mockRestore();

afterEach(() => document.body.replaceChildren());
afterAll(() => {
  for (const [type, listener] of listeners) removeEventListener(type, listener);
});

it('A filter that is chosen before hydration submits the form once, and sets aria-busy on the courses', () => {
  const { form, list, select, submit } = openPage();
  change(select);
  expect(submit).toHaveBeenCalledOnce();
  expect(list.getAttribute('aria-busy')).toBe('true');
  expect(form.matches('[data-sent]')).toBe(true);
  // When the visitor leaves, the page is reset for Back.
  dispatchEvent(new Event('pagehide'));
  expect([select.value, form.matches('[data-sent]'), list.hasAttribute('aria-busy')]).toEqual(['', false, false]);
});

it('After hydration, React handles chosen filters and clicks', () => {
  const { form, select, link, submit, clicked } = openPage();
  form.dataset.live = '';
  change(select);
  expect(submit).not.toHaveBeenCalled();
  link.addEventListener('click', clicked);
  link.click();
  expect(clicked).toHaveBeenCalledOnce();
});

it('A click on "Show more courses" before hydration is repeated after it, and adds courses instead of opening the next page', async () => {
  const { form, link, clicked } = openPage();
  expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false);
  expect(link.getAttribute('aria-busy')).toBe('true');
  link.addEventListener('click', clicked);
  form.dataset.live = '';
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(link.hasAttribute('aria-busy')).toBe(false);
});

it('"Show more courses" with a modifier key opens the next page in another tab', () => {
  const { link } = openPage();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  link.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
