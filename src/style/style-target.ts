/**
 * Receives goober's CSS. goober expects a `<style>` element: it calls `target.querySelector('#_goober').firstChild` and
 * reads and writes the `data` of that text node. This object imitates the node and passes the text to one constructable
 * style sheet, because a strict Content-Security-Policy or Trusted Types would block a `<style>` element.
 * https://github.com/cristianbote/goober/issues/471
 */
export interface StyleTarget {
  /** All rules so far, the base rules first. On the server, the text of the page's `<style>`. */
  readonly text: string;
  /** goober reads '' and writes one new rule at a time. It searches and copies what it reads, so a long text would be slow. */
  data: string;
  /** The sheet to adopt; undefined on the server and in browsers without constructable sheets. */
  readonly sheet: CSSStyleSheet | undefined;
  /** The copy for another document, because a sheet belongs to one document; undefined if that document has no window. */
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
  const rules = new Set<string>();
  const textOf = () => base + [...rules].join('');
  let queued = false;
  const flush = () => {
    queued = false;
    const text = textOf().slice(written);
    sheet?.replaceSync(text);
    for (const [other, copy] of elsewhere) {
      if (other.defaultView) copy.replaceSync(text);
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
    get text() {
      return textOf();
    },
    get data() {
      return '';
    },
    set data(rule) {
      if (rules.has(rule) || base.includes(rule)) return;
      rules.add(rule);
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

export function adopt(root: Document | ShadowRoot, target: StyleTarget): void {
  const sheet = target.sheetFor(root.ownerDocument ?? (root as Document));
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
