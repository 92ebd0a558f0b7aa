import { describe, expect, it } from 'vitest';
import { read } from './sources.ts';
import { type State, storyFiles, subjects, without } from './story-states.ts';

const files = storyFiles();
const all = subjects();
const storiesOf = (path: string) => files.find(({ file }) => file === path)?.stories ?? [];

/** Long names come under what is long: LongTexts, LongLabel. Theme, direction and width are modes (.storybook/test-runner.ts). */
const shows = (state: State, name: string) => (state === 'LongNames' ? /^Long[A-Z]/.test(name) : name === state);

describe('The stories', () => {
  it('show every part, section, page, what pages stand in, and element', () => {
    const missing = all.filter(({ stories }) => storiesOf(stories).length === 0);
    expect(missing.map(({ source, stories }) => `${source} has no stories: write ${stories}`)).toEqual([]);
  });

  it('show each in every state that applies to it', () => {
    const missing = all.flatMap(({ stories, states }) =>
      states
        .filter((state) => !storiesOf(stories).some(({ name }) => shows(state, name)))
        .filter((state) => !without[stories]?.[state])
        .map((state) => `${stories}: ${state}`),
    );
    expect(missing).toEqual([]);
  });

  it('do what a part tells of', () => {
    const still = all.filter(({ acts, stories }) => acts && !storiesOf(stories).some(({ played }) => played));
    expect(still.map(({ stories }) => `${stories} has no story with a play`)).toEqual([]);
  });

  it('lack a state for a reason only while they lack it', () => {
    const stale = Object.entries(without).flatMap(([path, reasons]) =>
      Object.keys(reasons)
        .filter(
          (state) =>
            !all.some((one) => one.stories === path && one.states.includes(state as State)) ||
            storiesOf(path).some(({ name }) => shows(state as State, name)),
        )
        .map((state) => `${path}: ${state}`),
    );
    expect(stale).toEqual([]);
  });

  it('are nouns without a play and verbs with one, never a play for all of a file', () => {
    const played = files.filter(({ file }) => /^const meta[\s\S]*?^ {2}play:[\s\S]*?^} satisfies/m.test(read(file)));
    expect(played.map(({ file }) => file)).toEqual([]);
  });

  it('stand beside a conformance test of each part', () => {
    const tested = read('tests/unit/ui/parts.tsx');
    const parts = all.filter(({ kind }) => kind === 'part').map(({ source }) => /(\w+)\.tsx$/.exec(source)?.[1] ?? '');
    expect(parts.filter((name) => !tested.includes(`<${name}`))).toEqual([]);
  });

  it('stand beside a sentence for each prop, which their docs show', () => {
    const bare = all
      .filter(({ kind }) => kind === 'part' || kind === 'section')
      .flatMap(({ source }) => {
        const props = /export interface \w+Props\b.*\{\n([\s\S]*?)\n}/.exec(read(source))?.[1] ?? '';
        const words = props.replace(/^ {2}\/\*\*(?! @)(?:(?!\*\/)[\s\S])*\*\/\n {2}\w+\??:/gm, '');
        return Array.from(words.matchAll(/^ {2}(\w+)\??:/gm), ([, prop]) => `${source}: ${prop}`);
      });
    expect(bare).toEqual([]);
  });
});
