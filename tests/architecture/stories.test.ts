import { describe, expect, it } from 'vitest';
import { argTypesOf } from '../../.storybook/arg-types.ts';
import { componentDocs } from '../../.storybook/component-docs.ts';
import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { read, sources } from './sources.ts';
import { argumentsOf, attributeVariants, variantsOf, withoutVariant } from './story-arguments.ts';
import {
  coveredComponents,
  exemptStates,
  type State,
  type Subject,
  sharedStoryFiles,
  storyFiles,
  subjects,
  subjectsIn,
} from './story-states.ts';

const files = storyFiles();
const all = subjects();
/** The stories of a subject, with names without the subject's prefix. */
const storiesOf = ({ stories: path, prefix }: Subject) =>
  files
    .filter(({ file }) => file.startsWith(path))
    .flatMap(({ stories }) => stories)
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, played }) => ({ name: name.slice(prefix.length), played }));

/** Whether a story name shows a state. Names with Long show `LongNames`: LongTexts, LongLabel. */
const shows = (state: State, name: string) => (state === 'LongNames' ? /^Long[A-Z]/.test(name) : name === state);

/** The arguments that stories pass to a subject. */
const argumentsFor = ({ stories: path }: Subject) =>
  new Set(files.filter(({ file }) => file.startsWith(path)).flatMap(({ file }) => [...argumentsOf(file)]));

describe('The stories', () => {
  it('exist for every component, section, page, page frame and element', () => {
    const missing = all.filter((subject) => storiesOf(subject).length === 0);
    expect(
      missing.map(({ source, stories, prefix }) => `${source} has no stories: write ${prefix} in ${stories}`),
    ).toEqual([]);
  });

  it('have required states: the patterns that find them still match components of each kind', () => {
    const ofData: State[] = ['Loading', 'Loaded', 'Failed'];
    const ofLists: State[] = ['Empty', 'One', 'Many'];
    const found = (kind: Subject['kind']) =>
      new Set(all.filter((one) => one.kind === kind).flatMap((one) => one.states));
    expect(found('element')).toEqual(new Set([...ofData, ...ofLists, 'LongNames', 'RightToLeft']));
    expect(found('section')).toEqual(new Set([...ofData, ...ofLists, 'LongNames', 'RightToLeft']));
    expect(found('page')).toEqual(new Set(ofData));
    expect(found('part')).toEqual(new Set([...ofLists, 'LongNames', 'RightToLeft']));
    expect(found('site')).toEqual(new Set(['LongNames']));
    expect(found('office')).toEqual(new Set([...ofLists, 'LongNames']));
    expect(new Set(all.filter(({ acts }) => acts).map(({ kind }) => kind))).toEqual(
      new Set(['element', 'section', 'part', 'site', 'office']),
    );
  });

  it('have exceptions and shared files only for existing components', () => {
    expect(coveredComponents.filter((file) => !sources().includes(file))).toEqual([]);
    expect(Object.keys(sharedStoryFiles).filter((name) => !all.some((one) => one.name === name))).toEqual([]);
  });

  it('show each component in every state that its props or data allow', () => {
    const missing = all.flatMap((subject) =>
      subject.states
        .filter((state) => !storiesOf(subject).some(({ name }) => shows(state, name)))
        .filter((state) => !exemptStates[subject.source]?.[state])
        .map((state) => `${subject.stories}: ${subject.prefix}${state}`),
    );
    expect(missing).toEqual([]);
  });

  it('show each boolean prop, each value of a union, each optional prop and each native state', () => {
    const docs = componentDocs();
    const missing = all.flatMap((subject) => {
      const shown = argumentsFor(subject);
      const doc = docs.find(
        ({ name, path }) => `src/${path}` === subject.source && /^(.*?)(View)?$/.exec(name)?.[1] === subject.name,
      );
      const variants =
        subject.kind === 'element' ? attributeVariants(subject.name as WidgetName) : doc ? variantsOf(doc) : [];
      return variants.filter((variant) => !shown.has(variant)).map((variant) => `${subject.name} ${variant}`);
    });
    const reasons = Object.keys(withoutVariant);
    const isExempt = (variant: string) => reasons.some((reason) => variant.endsWith(reason));
    expect(missing.filter((variant) => !isExempt(variant))).toEqual([]);
    expect(reasons.filter((reason) => !missing.some((variant) => variant.endsWith(reason)))).toEqual([]);
  });

  it('perform an action of each component that has an `on…` prop', () => {
    const still = all.filter((subject) => subject.acts && !storiesOf(subject).some(({ played }) => played));
    expect(still.map(({ stories }) => `${stories} has no story with a play`)).toEqual([]);
  });

  it('have exceptions only for states and props without a story', () => {
    const stale = Object.entries(exemptStates).flatMap(([source, reasons]) => {
      const subject = all.find((one) => one.source === source);
      return Object.keys(reasons)
        .filter(
          (state) =>
            !subject?.states.includes(state as State) ||
            storiesOf(subject).some(({ name }) => shows(state as State, name)),
        )
        .map((state) => `${source}: ${state}`);
    });
    expect(stale).toEqual([]);
  });

  it('have no play function in `meta`, which would apply to all stories of a file', () => {
    const played = files.filter(({ file }) => /^const meta[\s\S]*?^ {2}play:[\s\S]*?^} satisfies/m.test(read(file)));
    expect(played.map(({ file }) => file)).toEqual([]);
  });

  it('are required for a component of each folder', () => {
    const bare = 'export interface BareProps {\n  items: readonly string[];\n  onPress: () => void;\n}\n';
    const demandsOf = (folder: string) => {
      // The names of section components end in View.
      const suffix = folder.startsWith('sections/') ? 'View' : '';
      const text = bare.replace('BareProps', `Bare${suffix}Props`);
      return subjectsIn(`src/${folder}/Bare${suffix}.tsx`, text).map(({ name, states, acts }) => ({
        name,
        acts,
        states: states.filter((state) => state !== 'RightToLeft'),
      }));
    };
    const demanded = [{ name: 'Bare', acts: true, states: ['Empty', 'One', 'Many', 'LongNames'] }];
    const folders = ['ui/bare', 'office/parts', 'sections/bare', 'site/shell'];
    expect(folders.map((folder) => [folder, demandsOf(folder)])).toEqual(folders.map((folder) => [folder, demanded]));
  });

  it('belong to components that each have a conformance test', () => {
    const tested = read('tests/unit/ui/parts.tsx');
    const parts = all.filter(({ kind }) => kind === 'part').map(({ name }) => name);
    expect(parts.filter((name) => !tested.includes(`<${name}`))).toEqual([]);
  });

  it('have a prop table with a sentence, a type and a default for each prop', () => {
    const documented = new Set(all.flatMap(({ name }) => [name, `${name}View`]));
    const gaps = componentDocs()
      .filter(({ name, path }) => documented.has(name) && /^(ui|sections|office|site)\//.test(path))
      .flatMap((doc) =>
        Object.entries(argTypesOf(doc, { children: 'A text' }, {}))
          .filter(([, { description, table }]) => !description || !table?.type?.summary || !table.defaultValue?.summary)
          .map(([name, row]) => `${doc.name}.${name}: ${JSON.stringify(row)}`),
      );
    expect(gaps).toEqual([]);
    expect(componentDocs().find(({ name }) => name === 'ButtonLink')?.props[0]?.default).toBe(`'filled'`);
  });

  it('belong to components that document each prop', () => {
    const bare = all
      .filter(({ kind }) => kind !== 'page' && kind !== 'element')
      .flatMap(({ name, source }) => {
        const start = new RegExp(`export interface ${name}(?:View)?Props\\b.*\\{\\n([\\s\\S]*?)\\n}`);
        const props = start.exec(read(source))?.[1] ?? '';
        const words = props.replace(/^ {2}\/\*\*(?! @)(?:(?!\*\/)[\s\S])*\*\/\n {2}\w+\??:/gm, '');
        return Array.from(words.matchAll(/^ {2}(\w+)\??:/gm), ([, prop]) => `${source}: ${prop}`);
      });
    expect(bare).toEqual([]);
  });
});
