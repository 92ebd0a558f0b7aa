import { within as inside, waitFor } from 'storybook/test';

/** What stands in an element's shadow root, once it has filled it. */
export async function within(canvas: HTMLElement, tag: string) {
  const view = await waitFor(() => {
    const found = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.s');
    if (!found?.firstElementChild) throw new Error(`<${tag}> shows nothing yet.`);
    return found;
  });
  return inside(view);
}
