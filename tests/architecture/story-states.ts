import { basename } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { read, sources } from './sources.ts';

/** The states that each part, section and page is shown in, where they apply. */
export type State = 'Loading' | 'Loaded' | 'Empty' | 'Failed' | 'One' | 'Many' | 'LongNames';

/** What has stories: where it is written, and where they are. */
export interface Subject {
  kind: 'part' | 'section' | 'site' | 'page' | 'element';
  source: string;
  stories: string;
  /** By what its props or its data say. */
  states: State[];
  /** It tells of an act, so that a story has to do it. */
  acts: boolean;
}

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const ofData: State[] = ['Loading', 'Loaded', 'Failed'];
const ofLists: State[] = ['Empty', 'One', 'Many'];

/** Drawn by another part, in whose stories they are. */
const inner =
  /^src\/(ui\/(carousel\/CarouselControls|dialog\/CloseButton|field\/Field|spinner\/Ring|toast\/ToastCard)|site\/shell\/(Awning|Content|NavLinks|SessionControls))\.tsx$/;

/** Everything that has to have stories: parts, sections, what pages stand in, pages, and elements. */
export function subjects(): Subject[] {
  return sources().flatMap((source): Subject[] => {
    const name = basename(source).replace(/\.tsx$/, '');
    const props = /export interface \w+Props\b[\s\S]*?\n}/.exec(inner.test(source) ? '' : read(source))?.[0] ?? '';
    const own = [
      ...(/^ {2}status\??:/m.test(props) ? ofData : []),
      ...(/^ {2}\w+\??: readonly [^;]*\[\]/m.test(props) ? ofLists : []),
      // Without props its words are its own.
      ...(props ? (['LongNames'] as const) : []),
    ];
    const acts = /^ {2}on[A-Z]\w*\??:/m.test(props);
    if (inner.test(source)) return [];
    if (/^src\/ui\/[^/]+\/[A-Z]\w*\.tsx$/.test(source))
      return [{ kind: 'part', source, stories: `stories/ui/${kebab(name)}.stories.tsx`, states: own, acts }];
    if (/^src\/sections\/[^/]+\/\w+View\.tsx$/.test(source)) {
      const stories = `stories/sections/${kebab(name.replace(/View$/, ''))}.stories.tsx`;
      return [{ kind: 'section', source, stories, states: own, acts }];
    }
    if (/^src\/site\/shell\/[A-Z]\w*\.tsx$/.test(source))
      return [{ kind: 'site', source, stories: `stories/site/${kebab(name)}.stories.tsx`, states: own, acts }];
    if (/^src\/site\/pages\/[\w-]+-page\.tsx$/.test(source)) {
      const queries = /^ {2}queries:/m.test(read(source));
      // The texts of a page are those of its sections, which have their own stories of long ones.
      const states: State[] = [...(queries ? ofData : (['Loaded'] as const))];
      return [{ kind: 'page', source, stories: `stories/site/pages/${name}.stories.tsx`, states, acts: false }];
    }
    if (/^embed\/elements\/[\w-]+\.tsx$/.test(source)) {
      const listed = /^ {2}query:/m.test(read(source));
      const states: State[] = [...(listed ? [...ofData, ...ofLists] : []), 'LongNames'];
      return [{ kind: 'element', source, stories: `stories/embed/${name}.stories.tsx`, states, acts: true }];
    }
    return [];
  });
}

/** States that a subject's props promise and that there is nothing to see of. */
export const without: Record<string, Partial<Record<State, string>>> = {
  'stories/sections/contact-panel.stories.tsx': {
    LongNames: 'its words are its own; those of its form are the form’s',
  },
  'stories/sections/privacy.stories.tsx': { LongNames: 'its words are its own' },
  'stories/site/logo.stories.tsx': { LongNames: 'the product’s name is the brand’s' },
  'stories/ui/icon.stories.tsx': { LongNames: 'it has no words' },
  'stories/ui/skip-link.stories.tsx': { LongNames: 'its words are fixed' },
  'stories/ui/social-links.stories.tsx': { LongNames: 'the networks’ names are given, and out of sight' },
};

export interface StoryFile {
  file: string;
  stories: { name: string; played: boolean }[];
}

/** All story files, as Storybook's own index reads them. */
export function storyFiles(): StoryFile[] {
  return sources()
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => {
      const csf = loadCsf(read(file), { fileName: file, makeTitle: (title) => title ?? file }).parse();
      return {
        file,
        stories: csf.indexInputs.map(({ exportName, tags = [] }) => ({
          name: exportName,
          played: tags.includes('play-fn'),
        })),
      };
    });
}
