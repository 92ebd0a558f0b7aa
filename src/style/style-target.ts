/**
 * Where the rules of styled parts go. goober asks its target for `querySelector('#_goober').firstChild` and reads and writes
 * `data` there as if it were a text node; this stand-in answers itself and feeds one constructable sheet. So nothing is
 * written into the document or a shadow root as an element, which a strict policy or Trusted Types would block.
 * On the server `data` is simply the text that goes into the page's <style>.
 */
export interface StyleTarget {
  /** All rules so far, the base text first. */
  data: string;
  /** The sheet to adopt; undefined on a server and in browsers that have none. */
  readonly sheet: CSSStyleSheet | undefined;
  querySelector(): { parentNode: true; firstChild: StyleTarget };
}

/**
 * @param base rules that come before all others
 * @param written how many characters of `base` stand in the page already (the server's <style>), so that the sheet only
 *   carries what came after
 */
export function createStyleTarget(base: string, written = 0): StyleTarget {
  const sheet = createSheet();
  let text = base;
  let queued = false;
  const flush = () => {
    queued = false;
    sheet?.replaceSync(text.slice(written));
  };
  if (base.length > written) flush();
  const target: StyleTarget = {
    sheet,
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

function createSheet(): CSSStyleSheet | undefined {
  try {
    return typeof document === 'object' ? new CSSStyleSheet() : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a target's sheet into a document or a shadow root, once. */
export function adopt(root: DocumentOrShadowRoot, target: StyleTarget): void {
  if (target.sheet && !root.adoptedStyleSheets.includes(target.sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, target.sheet];
  }
}
