/**
 * Where the rules of styled parts go. goober asks its target for `querySelector('#_goober').firstChild` and reads and writes
 * `data` there as if it were a text node; this stand-in answers itself and feeds one constructable sheet. So nothing is
 * written into the document or a shadow root as an element, which a strict policy or Trusted Types would block.
 * https://github.com/cristianbote/goober/issues/471
 * On the server `data` is simply the text that goes into the page's <style>.
 */
export interface StyleTarget {
  /** All rules so far, the base text first. */
  data: string;
  /** The sheet to adopt; undefined on a server and in browsers that have none. */
  readonly sheet: CSSStyleSheet | undefined;
  /** The same rules for another document, which no sheet of this one may style; undefined where it has no window. */
  sheetFor(other: Document): CSSStyleSheet | undefined;
  querySelector(): { parentNode: true; firstChild: StyleTarget };
}

/**
 * @param base rules that come before all others
 * @param written how many characters of `base` stand in the page already (the server's <style>), so that the sheet only
 *   carries what came after
 */
export function createStyleTarget(base: string, written = 0): StyleTarget {
  const sheet = createSheet(typeof document === 'object' ? document : undefined);
  const elsewhere = new Map<Document, CSSStyleSheet>();
  let text = base;
  let queued = false;
  const flush = () => {
    queued = false;
    const rules = text.slice(written);
    sheet?.replaceSync(rules);
    for (const [other, copy] of elsewhere) {
      if (other.defaultView) copy.replaceSync(rules);
      else elsewhere.delete(other);
    }
  };
  if (base.length > written) flush();
  const target: StyleTarget = {
    sheet,
    sheetFor(other) {
      if (other === document) return sheet;
      const copy = elsewhere.get(other) ?? createSheet(other);
      if (copy && !elsewhere.has(other)) {
        elsewhere.set(other, copy);
        flush();
      }
      return copy;
    },
    get data() {
      return text;
    },
    set data(next) {
      text = next;
      // One parse for all that a render adds: each replaceSync reads the whole text anew.
      if (sheet && !queued) {
        queued = true;
        queueMicrotask(flush);
      }
    },
    querySelector: () => ({ parentNode: true, firstChild: target }),
  };
  return target;
}

function createSheet(owner: Document | undefined): CSSStyleSheet | undefined {
  try {
    return owner?.defaultView ? new owner.defaultView.CSSStyleSheet() : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a target's sheet into a document or a shadow root, once. */
export function adopt(root: Document | ShadowRoot, target: StyleTarget): void {
  const sheet = target.sheetFor(root.ownerDocument ?? (root as Document));
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
