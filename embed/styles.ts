import { baseCss } from './base-css.ts';

let text = baseCss;
let sheet: CSSStyleSheet | undefined;

/** Every widget's rules stand in one sheet, which all shadow roots adopt: nothing that a strict policy forbids. */
export function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}

/** Adds one rule, no more and no less. By itself: the whole text anew would style all that stands there anew. */
export function addRule(rule: string): void {
  if (sheet) sheet.insertRule(rule, sheet.cssRules.length);
  else text += rule;
}
