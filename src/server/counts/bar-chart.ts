import { escapeHtml } from '../../domain/text.ts';

/** The count of a day or month. */
export interface Bar {
  label: string;
  count: number;
}

const height = 120;
const width = 720;

/**
 * Renders a bar chart as SVG. Screen readers read only its summary; the page repeats the counts in a table.
 *
 * @param summaryOf returns the summary from the sum and the largest count
 * @param colour the class of the bars
 */
export function barChart(
  summaryOf: (sum: number, most: number) => string,
  colour: 'visits' | 'downloads',
  bars: readonly Bar[],
): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = width / Math.max(1, bars.length);
  const shapes = bars.map(({ label, count }, at) => {
    const tall = (count / most) * height;
    const rect = `<rect class="${colour}" x="${(at * step + step * 0.12).toFixed(1)}" y="${(height - tall).toFixed(1)}" width="${(step * 0.76).toFixed(1)}" height="${tall.toFixed(1)}"/>`;
    return count === 0 ? '' : `<g><title>${escapeHtml(label)}: ${count}</title>${rect}</g>`;
  });
  const [first, last] = [bars[0]?.label ?? '', bars.at(-1)?.label ?? ''];
  const sum = bars.reduce((total, { count }) => total + count, 0);
  return `<p class="most">${most}</p>
<svg class="chart" role="img" aria-label="${escapeHtml(summaryOf(sum, most))}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path class="rule" d="M0 ${height}h${width}M0 0h${width}" vector-effect="non-scaling-stroke"/>${shapes.join('')}</svg>
<p class="ends"><span>${escapeHtml(first)}</span><span>${escapeHtml(last)}</span></p>`;
}
