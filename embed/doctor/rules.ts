/** The CSS rule of the page that sets a property of an element: the last matching rule; `!important` rules win. */
export function ruleFor(element: Element, property: string): string | undefined {
  const inline = element instanceof HTMLElement ? element.style : undefined;
  let found: { text: string; important: boolean } | undefined;
  const offer = (text: string, style: CSSStyleDeclaration) => {
    const value = style.getPropertyValue(property);
    if (!value) return;
    const important = style.getPropertyPriority(property) === 'important';
    if (found?.important && !important) return;
    found = { text: `${text} { ${property}: ${value}${important ? ' !important' : ''} }`, important };
  };
  const walk = (rules: CSSRuleList, from: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (element.matches(rule.selectorText)) offer(`${rule.selectorText}${from}`, rule.style);
      } else if (rule instanceof CSSMediaRule) {
        if (matchMedia(rule.media.mediaText).matches) walk(rule.cssRules, ` (@media ${rule.media.mediaText})${from}`);
      } else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, from);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      walk(sheet.cssRules, sheet.href ? ` in ${sheet.href}` : '');
    } catch {
      // A sheet of another origin cannot be read.
    }
  }
  if (inline) offer('its own style attribute', inline);
  return found?.text;
}

/** Describes an element by its tag, id and classes. */
export function nameOf(element: Element): string {
  const id = element.id && `#${element.id}`;
  const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
  return `<${element.localName}>${id || classes.length ? ` (${element.localName}${id}${classes.join('')})` : ''}`;
}

/** The parent element, across shadow roots. */
export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : null);
