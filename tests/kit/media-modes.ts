import type { Page } from '@playwright/test';

/**
 * Finds elements that lose their edge, focus or state in forced colours, and elements that move with reduced motion. Sets both
 * modes on the open page, and removes them at the end.
 *
 * @returns A sentence for each fault
 */
export async function faultsInMediaModes(page: Page): Promise<string[]> {
  const usual = await page.evaluate(lookOfControls);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const [forced, bare, moving] = await Promise.all([
    page.evaluate(lookOfControls),
    page.evaluate(bareInForcedColours),
    page.evaluate(movingElements),
  ]);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  return [
    ...bare,
    ...lostStates(usual, forced).map((control) => `${control} shows its state by colour alone in forced colours`),
    ...moving.map((element) => `${element} moves with reduced motion`),
  ];
}

/** The look of a control, and whether it is selected. `group` has its neighbours of the same kind. */
interface Control {
  group: string;
  name: string;
  isSelected: boolean;
  look: string;
}

/** Selected controls that look different from others of their group, but no longer in forced colours. */
function lostStates(usual: readonly Control[], forced: readonly Control[]): string[] {
  const differs = (controls: readonly Control[], index: number) => {
    const own = controls[index];
    const others = controls.filter(({ group, isSelected }) => own && group === own.group && !isSelected);
    return own && others.length > 0 ? others.every(({ look }) => look !== own.look) : undefined;
  };
  return usual.flatMap(({ isSelected, name }, index) =>
    isSelected && differs(usual, index) === true && differs(forced, index) === false ? [name] : [],
  );
}

/** Runs in the page: the controls with a selected state, in document order. */
function lookOfControls(): Control[] {
  const states = ['aria-pressed', 'aria-selected', 'aria-current'];
  const properties = [
    ...['color', 'borderTopColor', 'borderTopWidth', 'borderTopStyle', 'borderBottomColor'],
    ...['borderBottomWidth', 'borderBottomStyle', 'outlineStyle', 'outlineColor', 'textDecorationLine', 'fontWeight'],
    ...['fill', 'stroke', 'width', 'height', 'display', 'opacity', 'content', 'd'],
  ] as const;
  const groups = new Map<Element | null, number>();
  const groupOf = (element: Element | null) => {
    const known = groups.get(element) ?? groups.size;
    groups.set(element, known);
    return known;
  };
  const probe = document.body.appendChild(document.createElement('p'));
  probe.style.backgroundColor = 'Canvas';
  const canvas = matchMedia('(forced-colors: active)').matches ? getComputedStyle(probe).backgroundColor : '';
  probe.remove();
  const isBare = (colour: string) => colour === canvas || /, 0\)$/.test(colour);
  const lookOf = (element: Element): string =>
    [null, '::before', '::after']
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // Forced colours replace a background colour, but keep its alpha: ignore transparent backgrounds.
        const background = isBare(style.backgroundColor) ? '' : style.backgroundColor;
        return [background, ...properties.map((property) => Reflect.get(style, property))].join();
      })
      .join('|');
  return [...document.querySelectorAll(states.map((name) => `[${name}]`).join())]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const list = element.closest('ul,ol,table,[role=tablist],[role=group],fieldset') ?? element.parentElement;
      const value = states.map((name) => element.getAttribute(name)).find((text) => text !== null);
      const inner = [...element.querySelectorAll('*')].map(lookOf);
      return {
        group: `${groupOf(list)} ${element.localName}`,
        name: `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
        isSelected: value !== 'false',
        look: [lookOf(element), ...inner].join('\n'),
      };
    });
}

/** Runs in the page with forced colours: controls without an edge, a focus without an outline, icons without a system colour. */
function bareInForcedColours(): string[] {
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const hasEdge = (element: Element, pseudo: string | null = null) => {
    const style = getComputedStyle(element, pseudo);
    const isDrawn = (kind: string, width: string) => kind !== 'none' && Number.parseFloat(width) > 0;
    return (
      isDrawn(style.borderTopStyle, style.borderTopWidth) ||
      isDrawn(style.borderBottomStyle, style.borderBottomWidth) ||
      isDrawn(style.outlineStyle, style.outlineWidth)
    );
  };
  const root = document.getElementById('storybook-root') ?? document.body;
  const all = [...root.querySelectorAll('*'), ...document.querySelectorAll('body > :is(dialog,[popover]) *')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const faults: string[] = [];
  const isField = (element: Element) =>
    element.matches('select,textarea,input:not([type=hidden],[type=checkbox],[type=radio],[type=range],[type=file])');
  for (const element of all) {
    const parent = element.parentElement;
    if (isField(element) && !hasEdge(element) && !(parent && hasEdge(parent)))
      faults.push(`${nameOf(element)} has no edge in forced colours`);
    // A filled button needs an edge: its background is lost.
    if (element.matches('button,[role=button],a') && element.textContent?.trim()) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const isFilled = element.matches('button') && !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      if ((isFilled || backgroundImage !== 'none') && !hasEdge(element) && !hasEdge(element, '::before'))
        faults.push(`${nameOf(element)} has no edge in forced colours`);
    }
  }
  const focused = document.activeElement;
  // Skip tabindex="-1": only scripts focus it, such as a heading.
  if (focused?.matches(':focus-visible:not([tabindex="-1"])')) {
    const chain: Element[] = [];
    for (let one: Element | null = focused; one && chain.length < 5; one = one.parentElement) chain.push(one);
    const near = [...chain, ...(focused.parentElement?.children ?? [])];
    const isOutlined = (element: Element) =>
      [null, '::before', '::after'].some((pseudo) => getComputedStyle(element, pseudo).outlineStyle !== 'none');
    if (!near.some(isOutlined)) faults.push(`${nameOf(focused)} shows no focus in forced colours`);
  }
  const probe = document.body.appendChild(document.createElement('p'));
  const system = ['CanvasText', 'LinkText', 'ButtonText', 'FieldText', 'GrayText', 'HighlightText', 'Highlight'].map(
    (colour) => {
      probe.style.color = colour;
      return getComputedStyle(probe).color;
    },
  );
  probe.remove();
  // The icon of a control without text needs a system colour.
  for (const shape of all.filter((element) => element.matches('svg :is(path,circle,rect,line,polyline,polygon)'))) {
    const control = shape.closest('button,a,label,summary,[role=button]');
    if (!control || control.textContent?.trim()) continue;
    const { fill, stroke } = getComputedStyle(shape);
    const painted = [fill, stroke].filter((colour) => colour !== 'none' && !/, 0\)$/.test(colour));
    if (painted.length > 0 && !painted.some((colour) => system.includes(colour)))
      faults.push(`the icon of ${nameOf(control)} keeps the colour ${painted.join(', ')} in forced colours`);
  }
  return [...new Set(faults)];
}

/** Runs in the page with reduced motion: elements whose animation or transition moves or resizes them. */
function movingElements(): string[] {
  const movement =
    /^(transform|translate|rotate|scale|offset|left|right|top|bottom|inset|margin|width|height)|(-size|Size)$/;
  const rulesIn = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => [rule, ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : [])]);
  const sheets = [...document.adoptedStyleSheets, ...document.styleSheets];
  const moves = new Set(
    sheets
      .flatMap(({ cssRules }) => rulesIn(cssRules))
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .filter((rule) =>
        [...rule.cssRules].some((frame) => [...(frame as CSSKeyframeRule).style].some((name) => movement.test(name))),
      )
      .map(({ name }) => name),
  );
  // Disable the styles with which Storybook pauses all motion for test runners.
  const pauses = sheets.filter(({ ownerNode }) => ownerNode?.textContent?.includes('animation-play-state: paused'));
  for (const sheet of pauses) sheet.disabled = true;
  const root = document.getElementById('storybook-root') ?? document.body;
  const all = [
    ...root.querySelectorAll('*'),
    ...document.querySelectorAll('body > :is(dialog,[popover]), body > :is(dialog,[popover]) *'),
  ];
  const found = all.flatMap((element) =>
    [null, '::before', '::after', '::backdrop', '::details-content'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const durations = style.transitionDuration.split(', ');
      const isSlow = durations.some((duration) => duration !== '0s');
      const isMoved = style.transitionProperty.split(', ').some((name) => name === 'all' || movement.test(name));
      const isAnimated =
        style.animationName.split(', ').some((name) => moves.has(name)) && style.animationDuration !== '0s';
      return isAnimated || (isSlow && isMoved) ? [`<${element.localName}>${pseudo ?? ''} (${element.className})`] : [];
    }),
  );
  for (const sheet of pauses) sheet.disabled = false;
  return [...new Set(found)];
}
