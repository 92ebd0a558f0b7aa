import { baseCss, hostCss } from './base-css.ts';

let text = baseCss;
let sheets: CSSStyleSheet[] = [];

/**
 * Every widget's rules stand in one sheet, which all shadow roots adopt: nothing that a strict policy forbids. Beside it the
 * one that shuts out the page, for an element whose widget is shown.
 */
export function styles(): CSSStyleSheet[] {
  if (!sheets[0]) sheets = [text, hostCss].map(sheetOf);
  return sheets;
}

function sheetOf(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/** Adds one rule, no more and no less. By itself: the whole text anew would style all that stands there anew. */
export function addRule(rule: string): void {
  const [sheet] = sheets;
  if (sheet) sheet.insertRule(rule, sheet.cssRules.length);
  else text += rule;
}
