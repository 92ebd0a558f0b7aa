/**
 * Receives goober's CSS. goober calls `target.querySelector('#_goober').firstChild` and reads and writes its `data`, as
 * if it were a text node. This object imitates that node and passes the text to one constructable style sheet. No
 * `<style>` element is created, because a strict Content-Security-Policy or Trusted Types would block it.
 * https://github.com/cristianbote/goober/issues/471
 * On the server, `data` is the text of the page's `<style>`.
 */
export interface StyleTarget {
  /** All rules so far, starting with the base rules. */
  data: string;
  /** The sheet to adopt; undefined on the server and in browsers without constructable sheets. */
  readonly sheet: CSSStyleSheet | undefined;
  /** A copy for another document, because a sheet belongs to one document; undefined if that document has no window. */
  sheetFor(other: Document): CSSStyleSheet | undefined;
  querySelector(): { parentNode: true; firstChild: StyleTarget };
}

/**
 * @param base rules that precede all others
 * @param written the number of characters of `base` in the server's `<style>`; the sheet contains only the rest
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
      // Parse once per render: each replaceSync parses the whole text.
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

/** Adopts a target's sheet in a document or a shadow root. */
export function adopt(root: Document | ShadowRoot, target: StyleTarget): void {
  const sheet = target.sheetFor(root.ownerDocument ?? (root as Document));
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
