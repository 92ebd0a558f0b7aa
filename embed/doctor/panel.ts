import { type Finding, headline, reportText, verdictWords } from './finding.ts';
import { panelCss } from './panel-css.ts';

export interface Panel {
  /** Looks again, and shows what it finds. */
  check: () => void;
}

/** Adds `<steam-doctor>` to the page. Built by the DOM alone, so that no policy and no Trusted Types stand in its way. */
export function showPanel(look: () => Promise<Finding[]>): Panel {
  const host = document.createElement('steam-doctor');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelCss);
  root.adoptedStyleSheets = [sheet];

  const title = make('h2', { tabIndex: -1 }, 'Looking at this page…');
  const list = make('div', { className: 'list' });
  const status = make('p', { className: 'status', role: 'status' });
  const copy = button('Copy report', 'main', () => void copyReport());
  const again = button('Check again', '', () => check());
  const close = button('Close', 'close', () => leave());
  const box = make(
    'section',
    { className: 'box', role: 'dialog', ariaLabel: 'Widget doctor' },
    make('header', {}, make('p', { className: 'brand' }, 'Widget doctor'), title, close),
    list,
    make('footer', {}, copy, again, status),
  );
  root.append(box);

  let findings: Finding[] = [];
  /** Looks that have begun: only the newest is shown. */
  let looks = 0;
  const before = document.activeElement;
  copy.disabled = true;
  // Above all that the page has in its top layer so far.
  host.popover = 'manual';
  document.documentElement.append(host);
  host.showPopover();
  title.focus({ preventScroll: true });
  box.addEventListener('keydown', (event) => {
    // Not for the page's own shortcuts.
    event.stopPropagation();
    if (event.key === 'Escape') leave();
  });

  function leave(): void {
    host.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  async function check(): Promise<void> {
    looks += 1;
    const look = looks;
    const found = await outcome();
    if (look !== looks) return;
    findings = found;
    title.textContent = headline(findings);
    box.dataset.verdict = findings[0]?.verdict ?? 'good';
    const [open, fine] = [findings.filter(isOpen), findings.filter((finding) => !isOpen(finding))];
    list.replaceChildren(...open.map(card));
    if (fine.length > 0) {
      const fold = make('details', {}, make('summary', {}, `${fine.length} checks passed`), ...fine.map(card));
      fold.open = open.length === 0;
      list.append(fold);
    }
    copy.disabled = false;
    status.textContent = '';
  }

  async function outcome(): Promise<Finding[]> {
    try {
      return await look();
    } catch (error) {
      return [
        {
          verdict: 'bad',
          title: 'The doctor itself has failed',
          detail: String(error),
          remedy: 'Send us this report.',
        },
      ];
    }
  }

  async function copyReport(): Promise<void> {
    const text = reportText(findings);
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = 'Copied';
    } catch {
      // Not allowed, or not on an insecure page: then the visitor copies it.
      const field = make('textarea', { value: text, readOnly: true, ariaLabel: 'Report', rows: 8 });
      list.prepend(field);
      field.select();
      status.textContent = 'Press Ctrl+C or ⌘C to copy it';
    }
  }

  return { check: () => void check() };
}

const isOpen = ({ verdict }: Finding) => verdict !== 'good';

function card({ verdict, title, detail, remedy, code }: Finding): HTMLElement {
  const parts: HTMLElement[] = [
    make('p', { className: 'verdict' }, verdictWords[verdict]),
    make('h3', {}, title),
    ...(detail ? [make('p', { className: 'detail' }, detail)] : []),
    ...(remedy ? [make('p', { className: 'remedy' }, make('strong', {}, 'What to do: '), remedy)] : []),
    ...(code ? [make('pre', {}, code)] : []),
  ];
  const made = make('article', {}, ...parts);
  made.dataset.verdict = verdict;
  return made;
}

function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', className }, text);
  made.addEventListener('click', onClick);
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
