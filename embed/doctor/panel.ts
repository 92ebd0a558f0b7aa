import { type Finding, headline, reportText, verdictLabels } from './finding.ts';
import { panelCss } from './panel-css.ts';

export interface Panel {
  /** Examines the page again and shows the findings. */
  check: () => void;
}

/** Adds `<steam-doctor>` to the page. Uses only DOM calls, which no Content-Security-Policy and no Trusted Types restrict. */
export function showPanel(examine: () => Promise<Finding[]>): Panel {
  const parts = createPanel();
  const { host, box, title, list, status, copy } = parts;
  let findings: Finding[] = [];
  /** The number of the latest check. Results of earlier checks are discarded. */
  let newest = 0;

  async function check(): Promise<void> {
    newest += 1;
    const own = newest;
    const found = await settle(examine);
    if (own !== newest) return;
    findings = found;
    title.textContent = headline(findings);
    box.dataset.verdict = findings[0]?.verdict ?? 'good';
    list.replaceChildren(...cards(findings));
    copy.disabled = false;
    status.textContent = '';
  }

  async function copyReport(): Promise<void> {
    const text = reportText(findings);
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = 'Copied';
    } catch {
      // The clipboard is not permitted, or the page is insecure: let the visitor copy the text.
      const field = make('textarea', { value: text, readOnly: true, ariaLabel: 'Report', rows: 8 });
      list.prepend(field);
      field.select();
      status.textContent = 'Press Ctrl+C or ⌘C. On a phone, hold the text.';
    }
  }

  const focusedBefore = document.activeElement;
  const close = () => {
    host.remove();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  };
  copy.addEventListener('click', () => void copyReport());
  parts.again.addEventListener('click', () => void check());
  parts.close.addEventListener('click', close);
  box.addEventListener('keydown', (event) => {
    // Hides the keys from the page's shortcuts.
    event.stopPropagation();
    if (event.key === 'Escape') close();
  });

  document.documentElement.append(host);
  // A popover is above all other elements of the page's top layer.
  host.popover = 'manual';
  host.showPopover();
  title.focus({ preventScroll: true });
  return { check: () => void check() };
}

function createPanel() {
  const host = document.createElement('steam-doctor');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelCss);
  root.adoptedStyleSheets = [sheet];
  const title = make('h2', { tabIndex: -1 }, 'Looking at this page…');
  const list = make('div', { className: 'list' });
  const status = make('p', { className: 'status', role: 'status' });
  const copy = make('button', { type: 'button', className: 'main', disabled: true }, 'Copy report');
  const again = make('button', { type: 'button' }, 'Check again');
  const close = make('button', { type: 'button', className: 'close' }, 'Close');
  const box = make(
    'section',
    { className: 'box', role: 'dialog', ariaLabel: 'Widget doctor' },
    make('header', {}, make('p', { className: 'brand' }, 'Widget doctor'), title, close),
    list,
    make('footer', {}, copy, again, status),
  );
  root.append(box);
  return { host, box, title, list, status, copy, again, close };
}

/** Returns the findings, or a finding about the doctor's own error. */
async function settle(examine: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await examine();
  } catch (error) {
    return [
      { verdict: 'bad', title: 'The doctor itself has failed', detail: String(error), remedy: 'Send us this report.' },
    ];
  }
}

function cards(findings: readonly Finding[]): HTMLElement[] {
  const [open, passed] = [findings.filter(isOpen), findings.filter((finding) => !isOpen(finding))];
  if (passed.length === 0) return open.map(card);
  const fold = make('details', {}, make('summary', {}, `${passed.length} checks passed`), ...passed.map(card));
  fold.open = open.length === 0;
  return [...open.map(card), fold];
}

const isOpen = ({ verdict }: Finding) => verdict !== 'good';

function card({ verdict, title, detail, remedy, code }: Finding): HTMLElement {
  const parts: HTMLElement[] = [
    make('p', { className: 'verdict' }, verdictLabels[verdict]),
    make('h3', {}, title),
    ...(detail ? [make('p', { className: 'detail' }, detail)] : []),
    ...(remedy ? [make('p', { className: 'remedy' }, make('strong', {}, 'What to do: '), remedy)] : []),
    ...(code ? [make('pre', {}, code)] : []),
  ];
  const made = make('article', {}, ...parts);
  made.dataset.verdict = verdict;
  return made;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
