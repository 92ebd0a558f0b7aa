import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the matrix of the fault tests at the end: each request under each fault. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter's default export
export default class MatrixReporter implements Reporter {
  /** By test id: a retry replaces the first run. */
  #held = new Map<string, string[]>();
  #failed = new Map<string, string>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const cells = result.annotations.filter(({ type }) => type === 'cell').map(({ description = '' }) => description);
    if (cells.length > 0) this.#held.set(test.id, cells);
    const whole = result.status === 'passed' || result.status === 'skipped';
    if (whole) this.#failed.delete(test.id);
    else if (/[\\/]faults[\\/]/.test(test.location.file))
      this.#failed.set(test.id, test.titlePath().slice(3).join(' › '));
  }

  onEnd(_: FullResult): void {
    const cells = [...this.#held.values()].flat().map((cell) => cell.split('|'));
    if (cells.length === 0) return;
    const kinds = [...new Set(cells.map(([, kind = '']) => kind))];
    const calls = [...new Set(cells.map(([call = '']) => call))];
    const width = Math.max(...calls.map((call) => call.length));
    const wide = kinds.map((kind) => Math.max(kind.length, 2));
    const line = (head: string, marks: string[]) =>
      `${head.padEnd(width)} ${marks.map((mark, n) => mark.padStart(wide[n] ?? 2)).join(' ')}`;
    const count = (call: string, kind: string) => cells.filter(([c, k]) => c === call && k === kind).length;
    console.log('\nFaults, by call: in how many places each was tried and held (site, server, widget).\n');
    console.log(line('', kinds));
    for (const call of calls) {
      const marks = kinds.map((kind) => {
        const held = count(call, kind);
        return held > 0 ? `${held}✓` : '·';
      });
      console.log(line(call, marks));
    }
    console.log(`\n${calls.length} calls × ${kinds.length} faults: ${cells.length} cells held.`);
    for (const title of this.#failed.values()) console.log(`Broke off: ${title}`);
  }
}
