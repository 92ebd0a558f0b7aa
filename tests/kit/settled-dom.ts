/** Runs in the page: waits for fonts, images, animations and carousels until nothing has changed for some frames. */
export async function settle(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** All elements, including those in shadow roots. */
  const within = (root: ParentNode): Element[] =>
    Array.from(root.querySelectorAll('*')).flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  await document.fonts.ready;
  const lively = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
  /** Whether a carousel is still loading swiper (src/ui/carousel/use-swiper.ts): it has no controls yet. */
  const isIncomplete = (element: Element) => {
    if (!element.matches(':not(.swiper-initialized) > .swiper-wrapper') || !element.checkVisibility()) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  let before = '';
  for (let still = 0, frames = 0; still < 3 && frames < 600; frames++) {
    await frame();
    const all = within(document);
    const pictures = all.filter((element) => element instanceof HTMLImageElement);
    for (const picture of pictures) picture.loading = 'eager';
    // A broken image shows its alt text.
    await Promise.all(pictures.filter(({ complete }) => !complete).map((one) => one.decode().catch(() => undefined)));
    const moving = document.getAnimations().some(lively) || all.some(isIncomplete);
    const scrolled = all.map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop).filter(Boolean);
    const roots = all.flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot.innerHTML] : []));
    const now = [scrolled, roots, document.body.innerHTML].join(' ');
    still = now === before && !moving ? still + 1 : 0;
    before = now;
  }
  // Decode again, because an image appears a frame after it was decoded.
  await Promise.all(
    within(document)
      .filter((element) => element instanceof HTMLImageElement)
      .map((picture) => picture.decode().catch(() => undefined)),
  );
}

/** Runs in the page: serialises the story's elements. Attributes are sorted, and ids are numbered by first use. */
export function domLines(): string {
  const ids = new Map<string, string>();
  // Number the ids, because each runtime generates different ones (`useId`).
  const named = (value: string) =>
    value
      .split(' ')
      .map((id) => {
        if (!document.getElementById(id)) return id;
        if (!ids.has(id)) ids.set(id, `id-${ids.size}`);
        return ids.get(id);
      })
      .join(' ');
  // Number the names that the panels of an accordion share, which are not ids.
  const groups = new Map<string, string>();
  const grouped = (value: string) => {
    if (!groups.has(value)) groups.set(value, `group-${groups.size}`);
    return groups.get(value);
  };
  const refers = /^(id|for|name|list|form|aria-(labelledby|describedby|controls|owns|errormessage))$/;
  const stateOf = (node: Element): string[] =>
    ['value', 'checked', 'selected', 'spellcheck'].flatMap((name) => {
      const value: unknown = node.matches('input,select,option,textarea') && Reflect.get(node, name);
      return value === undefined || value === false ? [] : [`.${name}=${JSON.stringify(value)}`];
    });
  const lines = (node: Node, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    if (node instanceof Text) return node.data.trim() ? [`${indent}${JSON.stringify(node.data)}`] : [];
    if (!(node instanceof Element)) return [];
    // Compare properties: React writes the state of a control as attributes, Preact as properties. Preact also writes the
    // attributes `autofocus` and `defaultvalue`; React calls focus() instead.
    const attributes = [...node.attributes]
      .filter(({ name }) => !/^(autofocus|value|defaultvalue|checked|selected|spellcheck)$/.test(name))
      .map(({ name, value }) => {
        const shared = node.localName === 'details' && name === 'name';
        return `${name}="${shared ? grouped(value) : refers.test(name) ? named(value) : value}"`;
      })
      .concat(stateOf(node))
      .sort();
    const inner = [...node.childNodes].flatMap((child) => lines(child, depth + 1));
    return [`${indent}<${[node.localName, ...attributes].join(' ')}>`, ...inner];
  };
  const root = document.getElementById('storybook-root');
  root?.normalize();
  return [...(root?.childNodes ?? [])].flatMap((node) => lines(node, 0)).join('\n');
}
