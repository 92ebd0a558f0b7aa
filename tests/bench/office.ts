import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Content } from '../../src/content/content.ts';
import { sampleContent } from '../../src/content/folder/content-folder.ts';
import { followContent } from '../../src/content/live.ts';
import { siteOf } from '../../src/content/site/site.ts';
import { addVersion } from '../../src/content/versions/store.ts';
import { contentToPublish, openDraft, publishChange, readPublished } from '../../src/content/versions/versions.ts';
import { prepareDatabase } from '../../src/db/prepare.ts';
import type { ActionName } from '../../src/domain/office/actions.ts';
import type { FormValues } from '../../src/domain/office/content-contract.ts';
import type { OfficeContract } from '../../src/domain/office/contract.ts';
import { createOffice } from '../../src/server/office/create-office.ts';
import { openSetup } from '../../src/server/office/open-setup.ts';
import { createStaffSessions } from '../../src/server/office/staff-sessions.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { writeSection } from './results.ts';

/**
 * `node --expose-gc tests/bench/office.ts [courses…]` measures the processor time of the office with 42 and 1,050 courses, the
 * memory with 4,000, and how long visitors wait while an editor publishes. Runs in one process, on SQLite, without a browser.
 * Replaces the section `## office` of RESULTS.md.
 */
const samples = 5;
const origin = 'https://bench.example';

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The processor time of this process and its threads while `work` runs, in ms. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The sample content with `count` courses. Copies have different ids. */
async function contentWith(count: number): Promise<Content> {
  const { document } = await sampleContent();
  const courses = Array.from({ length: count }, (_, index): FormValues => {
    const course = document.courses[index % document.courses.length] ?? {};
    const round = Math.floor(index / document.courses.length);
    return round === 0 ? course : renamed(course, `-${round}`);
  });
  // Remove references to media files, which the school of the benchmark does not have.
  return { document: withoutFiles({ ...document, courses }), media: [] };
}

/** Appends a suffix to the ids of an item and of all items in it. */
function renamed(item: FormValues, end: string): FormValues {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      if (key === 'id') return [key, `${String(value)}${end}`];
      if (key === 'was') return [key, ''];
      return [
        key,
        Array.isArray(value)
          ? value.map((one) => (typeof one === 'string' ? one : renamed(one as FormValues, end)))
          : value,
      ];
    }),
  );
}

const withoutFiles = (document: Content['document']): Content['document'] =>
  JSON.parse(JSON.stringify(document), (_key, value) =>
    typeof value === 'string' && /^[\w/-]+\.\w{2,4}$/.test(value) ? '' : value,
  );

async function openBench(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'steam-bench-'));
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: origin, NODE_ENV: 'production' });
  const db = await prepareDatabase(settings.database);
  const content = await contentWith(count);
  await publishChange(db, () => content, { author: 'bench', note: '' });
  const live = await followContent(db, dataDir, Date.now);
  const log = () => undefined;
  const setup = await openSetup({ db, settings, live, log });
  const passwords = { hash: async () => '', verify: async () => false } as never;
  const assets = { entries: [], preloads: [], fonts: [] };
  const office = createOffice({ db, settings: setup.settings, setup, live, now: Date.now, log, passwords, assets });
  const signIn = async (name: string) => {
    const id = randomUUID();
    await db
      .insertInto('staff')
      .values({ id, email: `${name}@bench.example`, name, role: 'owner', password_hash: '', created_at: Date.now() })
      .execute();
    const cookie =
      (await createStaffSessions(db, settings, Date.now).begin(new Request(origin), id)).split(';')[0] ?? '';
    const call = async <Name extends ActionName>(
      action: Name,
      input: OfficeContract[Name]['input'],
    ): Promise<OfficeContract[Name]['output']> => {
      const headers = { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' };
      const request = new Request(`${origin}/office/api/${action}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
      });
      const response = await office.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.1' } } });
      if (response.status !== 200) throw new Error(`${action}: ${response.status} ${await response.text()}`);
      return (await response.json()) as OfficeContract[Name]['output'];
    };
    return { id, call };
  };
  const close = async () => {
    setup.stop();
    live.stop();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, settings, live, signIn, close };
}

type Bench = Awaited<ReturnType<typeof openBench>>;
type Editor = Awaited<ReturnType<Bench['signIn']>>;

let edits = 0;
const courseId = 'bench-course';

/** Saves a different fee for a course. */
async function edit({ call }: Editor, id: string): Promise<void> {
  const { values, revision } = await call('content/item', { kind: 'courses', id });
  edits += 1;
  await call('content/save', { kind: 'courses', id, revision, values: { ...values, fee: `Rs ${1_000 + edits}` } });
}

async function measured(prepare: () => Promise<unknown>, work: () => Promise<unknown>): Promise<number> {
  const values: number[] = [];
  for (let sample = 0; sample <= samples; sample += 1) {
    await prepare();
    const value = await cpuOf(work);
    if (sample > 0) values.push(value);
  }
  return median(values);
}

const nothing = async () => undefined;

async function officeTimes(count: number): Promise<Record<string, number>> {
  const bench = await openBench(count);
  const editor = await bench.signIn('editor');
  const reader = await bench.signIn('reader');
  const { items } = await editor.call('content/list', { kind: 'courses' });
  const id = items[0]?.id ?? courseId;
  const reads = (who: Editor) => [
    ['overview', () => who.call('content/overview', {})] as const,
    ['list of courses', () => who.call('content/list', { kind: 'courses' })] as const,
    ['course', () => who.call('content/item', { kind: 'courses', id })] as const,
  ];
  const times: Record<string, number> = {};
  for (const [name, read] of reads(reader)) times[`${name}, without edits, ms`] = await measured(nothing, read);
  await edit(editor, id);
  for (const [name, read] of reads(editor)) times[`${name}, with edits, ms`] = await measured(nothing, read);
  times['Save, ms'] = await measured(nothing, () => edit(editor, id));
  times['Preview: the site of the draft, ms'] = await measured(
    () => edit(editor, id),
    async () => {
      const draft = await openDraft(bench.db, bench.settings, editor.id);
      await siteOf((await contentToPublish(bench.db, draft)).document, 'folder', Date.now());
    },
  );
  const publish = () => editor.call('content/publish', { note: '' });
  const prepared = () => edit(editor, id);
  times['Publish, few versions, ms'] = await measured(prepared, publish);
  const content = await readPublished(bench.db);
  for (let version = 0; version < 48; version += 1) {
    await addVersion(bench.db, content, { source: 'folder', author: 'bench', note: '', summary: '' });
  }
  await bench.live.refresh();
  times['Publish, 50 versions, ms'] = await measured(prepared, publish);
  times['Undo of a publication, ms'] = await measured(nothing, async () => {
    const { versions } = await editor.call('content/history', {});
    await editor.call('content/undo', { number: versions[1]?.number ?? 0 });
  });
  const waits = async (during: () => Promise<unknown>) => {
    const delays: number[] = [];
    let isDone = false;
    const visitor = (async () => {
      while (!isDone) {
        const due = performance.now() + 2;
        await pause(2);
        delays.push(performance.now() - due);
      }
    })();
    await during();
    isDone = true;
    await visitor;
    const sorted = delays.toSorted((one, other) => one - other);
    return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, longest: sorted.at(-1) ?? 0 };
  };
  const idle = await waits(() => pause(1_000));
  await prepared();
  const during = await waits(async () => {
    await pause(500);
    await publish();
    await pause(500);
  });
  times['p99 of a visitor’s wait beyond idle, during a publication, ms'] = during.p99 - idle.p99;
  times['Longest wait of a visitor, during a publication, ms'] = during.longest;
  await bench.close();
  return times;
}

/** The memory of a server with a school of `count` courses, in MB. */
async function memoryWith(count: number): Promise<number> {
  const bench = await openBench(count);
  await bench.live.refresh();
  await pause(100);
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  await bench.close();
  return (heapUsed + external) / 1e6;
}

const targets: Readonly<Record<string, readonly [string, string]>> = {
  'overview, without edits, ms': ['≤ 3', '≤ 10'],
  'list of courses, without edits, ms': ['≤ 3', '≤ 10'],
  'course, without edits, ms': ['≤ 3', '≤ 10'],
  'overview, with edits, ms': ['≤ 3', '≤ 10'],
  'list of courses, with edits, ms': ['≤ 3', '≤ 10'],
  'course, with edits, ms': ['≤ 3', '≤ 10'],
  'Preview: the site of the draft, ms': ['≤ 10', ''],
  'Publish, few versions, ms': ['≤ 60', '≤ 500'],
  'Publish, 50 versions, ms': ['≤ 60', '≤ 500'],
  'p99 of a visitor’s wait beyond idle, during a publication, ms': ['', '≤ 20'],
};

/** For comparison: commit f6c70a42, which stored content in tables, with 42 courses, and with 1,050 if measured. Same machine. */
const start: Readonly<Record<string, readonly number[]>> = {
  'overview, without edits, ms': [15.3, 287],
  'list of courses, without edits, ms': [13.7],
  'course, without edits, ms': [12.5],
  'overview, with edits, ms': [8],
  'list of courses, with edits, ms': [3.1],
  'course, with edits, ms': [0.6],
  'Save, ms': [30.4],
  'Preview: the site of the draft, ms': [52.2, 769],
  'Publish, few versions, ms': [108.7],
  'Publish, 50 versions, ms': [354.7],
  'Undo of a publication, ms': [76.9],
  'p99 of a visitor’s wait beyond idle, during a publication, ms': [39.7],
};

const wanted = process.argv.slice(2).map(Number);
const sizes = wanted.length > 0 ? wanted : [42, 1_050];
const number = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1));
const columns: Record<string, number>[] = [];
for (const size of sizes) columns.push(await officeTimes(size));
const rows = Object.keys(columns[0] ?? {}).map((name) => {
  const [few, many] = start[name] ?? [];
  const cells = [...(targets[name] ?? ['', '']), number(few), number(many)];
  return `| ${[name, ...cells, ...columns.map((times) => number(times[name]))].join(' | ')} |`;
});
/** A line about memory, which only a run without arguments measures. */
const memory =
  wanted.length > 0
    ? ''
    : `\nMemory of a server that follows a school: ${number(await memoryWith(42))} MB with 42 courses, ${number(await memoryWith(4_000))} MB with 4,000 (target: at most 80 MB more).\n`;
const section = `Processor time in one process, by \`node --expose-gc tests/bench/office.ts ${wanted.join(' ')}\` on ${new Date().toISOString().slice(0, 10)}: 2 × ${cpus()[0]?.model ?? ''}, SQLite, median of ${samples}.
A Save reads the course first. Memory: heap and buffers after a collection of garbage.

|  | target, 42 courses | target, 1,050 | f6c70a42, 42 | f6c70a42, 1,050 | ${sizes.map((size) => `${size} courses`).join(' | ')} |
| --- | --- | --- | --- | --- |${' --- |'.repeat(sizes.length)}
${rows.join('\n')}
${memory}`;
console.log(section);
writeSection('office', section);
process.exit(0);
