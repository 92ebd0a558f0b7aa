import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** A state that a story shows without a pointer or the keyboard: `:hover` or `:focus-visible`. */
type Interaction = 'hover' | 'focus';

const pseudoClass: Record<Interaction, RegExp> = { hover: /:hover\b/g, focus: /:focus-visible\b/g };

/**
 * Copies the rules of all adopted style sheets that apply in a state, with an attribute instead of the pseudo-class.
 * Omits the media query `(hover: hover)`, because the state must also show on a touch screen.
 */
function rulesOf(rules: CSSRuleList, interaction: Interaction): string {
  const text = (rule: CSSRule): string => {
    if (rule instanceof CSSMediaRule) {
      const inner = rulesOf(rule.cssRules, interaction);
      return rule.conditionText === '(hover: hover)' || inner === '' ? inner : `@media ${rule.conditionText}{${inner}}`;
    }
    const replaced = rule.cssText.replaceAll(pseudoClass[interaction], `[data-interaction=${interaction}]`);
    return rule instanceof CSSStyleRule && replaced !== rule.cssText ? replaced : '';
  };
  return Array.from(rules, text).join('');
}

function Interacting({ interaction, children }: { interaction: Interaction; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    root.current?.querySelector('a,button,input,select,textarea')?.setAttribute('data-interaction', interaction);
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // Runs after the microtask in which the style target writes the rules of this render.
    queueMicrotask(() => {
      const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet.replaceSync(others.map(({ cssRules }) => rulesOf(cssRules, interaction)).join(''));
    });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [interaction]);
  return <div ref={root}>{children}</div>;
}

const decorator: Decorator = (Part, { parameters }) => (
  <Interacting interaction={parameters.interaction}>
    <Part />
  </Interacting>
);

/** The stories of a control's hover and focus styles. */
export const interactions = {
  Hovered: { parameters: { interaction: 'hover' }, decorators: [decorator] },
  Focused: { parameters: { interaction: 'focus' }, decorators: [decorator] },
};
