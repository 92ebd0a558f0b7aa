import { baseCss } from './base-css.ts';

let text = baseCss;
let sheet: CSSStyleSheet | undefined;
let queued = false;

/** Every widget's rules stand in one sheet, which all shadow roots adopt: nothing that a strict policy forbids. */
export function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    write();
  }
  return sheet;
}

const write = () => {
  queued = false;
  sheet?.replaceSync(text);
};

export function addRule(rule: string): void {
  text += rule;
  if (queued) return;
  // One parse for all that a drawing adds: each replaceSync reads the whole text anew.
  queued = true;
  queueMicrotask(write);
}
