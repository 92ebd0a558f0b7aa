import { counted, escapeHtml } from '../../domain/text.ts';

/** The two numbers of a day or month. */
export interface Bar {
  label: string;
  visits: number;
  downloads: number;
}

const height = 160;
const width = 720;

/**
 * An SVG with two bars for each entry: visits and, narrower in front of them, downloads. Screen readers get its summary; the page has
 * the numbers as a table.
 */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.flatMap(({ visits, downloads }) => [visits, downloads]));
  const step = width / Math.max(1, bars.length);
  const bar = (name: string, count: number, at: number, share: number) => {
    const tall = (count / most) * height;
    const wide = step * share;
    const x = at * step + (step - wide) / 2;
    return count === 0
      ? ''
      : `<rect class="${name}" x="${x.toFixed(1)}" y="${(height - tall).toFixed(1)}" width="${wide.toFixed(1)}" height="${tall.toFixed(1)}"/>`;
  };
  const shapes = bars.map(
    ({ label, visits, downloads }, at) =>
      `<g><title>${escapeHtml(label)}: visits ${visits}, downloads ${downloads}</title>${bar('visits', visits, at, 0.76)}${bar('downloads', downloads, at, 0.38)}</g>`,
  );
  const [first, last] = [bars[0]?.label ?? '', bars.at(-1)?.label ?? ''];
  const sum = (name: 'visits' | 'downloads') => bars.reduce((total, one) => total + one[name], 0);
  const summary = `${title}: ${counted(sum('visits'), 'visit')} and ${counted(sum('downloads'), 'download')}; at most ${most} in one bar.`;
  return `<p class="most">${most}</p>
<svg class="chart" role="img" aria-label="${escapeHtml(summary)}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path class="rule" d="M0 ${height}h${width}M0 0h${width}" vector-effect="non-scaling-stroke"/>${shapes.join('')}</svg>
<p class="ends"><span>${escapeHtml(first)}</span><span>${escapeHtml(last)}</span></p>
<p class="key"><span class="visits">Visits</span> <span class="downloads">Downloads</span></p>`;
}
