import { basename } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Widget } from '../../embed/element/types.ts';
import { read, sources } from './sources.ts';

/** The states that each part, section and page is shown in, where they apply. */
export type State = 'Loading' | 'Loaded' | 'Empty' | 'Failed' | 'One' | 'Many' | 'LongNames';

/** What has stories: where it is written, and where they are. */
export interface Subject {
  kind: 'part' | 'section' | 'site' | 'page' | 'element';
  /** Its component's name; a page's or an element's without what all of them have in common. */
  name: string;
  source: string;
  /** The file of its stories, or the folder whose files they are in. */
  stories: string;
  /** Its own stories begin with this where others are in the same file; '' where it is alone. */
  prefix: string;
  /** By what its props or its data say. */
  states: State[];
  /** It tells of an act, so that a story has to do it. */
  acts: boolean;
}

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const ofData: State[] = ['Loading', 'Loaded', 'Failed'];
const ofLists: State[] = ['Empty', 'One', 'Many'];

/** Drawn by another component, in whose stories they are. */
export const inner: readonly string[] = [
  ...['carousel/CarouselControls', 'dialog/CloseButton', 'field/Field', 'spinner/Ring', 'toast/ToastCard'].map(
    (name) => `src/ui/${name}.tsx`,
  ),
  ...['Awning', 'Content', 'NavLinks', 'SessionControls'].map((name) => `src/site/shell/${name}.tsx`),
];

/** What each element exports: `list` says which list of the API it reads. */
const widgets = import.meta.glob<Widget<never, never>>('../../embed/elements/*.tsx', { eager: true, import: 'widget' });

/** Sections and parts whose stories are in one file with others'. */
export const together: Readonly<Record<string, string>> = {
  BlogArticle: 'blog-article',
  BlogPost: 'blog-article',
  ComingSoon: 'fixed-texts',
  ContactPanel: 'fixed-texts',
  CourseHeader: 'course-page',
  CourseSideCard: 'course-page',
  CourseWelcome: 'course-page',
  NotFound: 'fixed-texts',
  Privacy: 'fixed-texts',
  Programs: 'fixed-texts',
  Terms: 'fixed-texts',
  TextArea: 'text-field',
};

/** Components of a file: the one that it is named after, and others that have props of their own. */
const componentsOf = (source: string) => [
  basename(source, '.tsx'),
  ...Array.from(read(source).matchAll(/^export interface (\w+)Props\b/gm), ([, name = '']) => name).filter(
    (name) => name !== basename(source, '.tsx') && read(source).includes(`export function ${name}(`),
  ),
];

/** Everything that has to have stories: parts, sections, what pages stand in, pages, and elements. */
export function subjects(): Subject[] {
  return sources().flatMap((source): Subject[] => {
    if (inner.includes(source)) return [];
    const text = read(source);
    const of = (kind: Subject['kind'], component: string, folder: string): Subject => {
      const name = component.replace(/View$/, '');
      const props = new RegExp(`export interface ${component}Props\\b[\\s\\S]*?\\n}`).exec(text)?.[0] ?? '';
      const states: State[] = [
        ...(/^ {2}status\??:/m.test(props) ? ofData : []),
        ...(/^ {2}\w+\??: readonly [^;]*\[\]/m.test(props) ? ofLists : []),
        // Without props its words are its own.
        ...(props ? (['LongNames'] as const) : []),
      ];
      const acts = /^ {2}on[A-Z]\w*\??:/m.test(props);
      const file = together[name];
      const stories = `stories/${folder}/${file ?? kebab(name)}.stories.tsx`;
      return { kind, name, source, stories, prefix: file && file !== kebab(name) ? name : '', states, acts };
    };
    if (/^src\/ui\/[^/]+\/[A-Z]\w*\.tsx$/.test(source))
      return componentsOf(source).map((component) => of('part', component, 'ui'));
    if (/^src\/sections\/[^/]+\/\w+View\.tsx$/.test(source))
      return [of('section', basename(source, '.tsx'), 'sections')];
    if (/^src\/site\/shell\/[A-Z]\w*\.tsx$/.test(source)) return [of('site', basename(source, '.tsx'), 'site')];
    if (/^src\/site\/pages\/[\w-]+-page\.tsx$/.test(source)) {
      const name = pascal(basename(source, '-page.tsx'));
      // The texts of a page are those of its sections, which have their own stories of long ones.
      const states: State[] = /^ {2}queries:/m.test(text) ? ofData : ['Loaded'];
      return [{ kind: 'page', name, source, stories: 'stories/site/pages/', prefix: name, states, acts: false }];
    }
    if (/^embed\/elements\/[\w-]+\.tsx$/.test(source)) {
      const name = basename(source, '.tsx');
      const states: State[] = [...(widgets[`../../${source}`]?.list ? [...ofData, ...ofLists] : []), 'LongNames'];
      const stories = `stories/embed/${name}.stories.tsx`;
      return [{ kind: 'element', name, source, stories, prefix: '', states, acts: true }];
    }
    return [];
  });
}

/** States that a subject's props promise and that there is nothing to see of, by its source. */
export const without: Record<string, Partial<Record<State, string>>> = {
  'src/sections/contact-panel/ContactPanelView.tsx': {
    LongNames: 'its words are its own; those of its form are the form’s',
  },
  'src/sections/privacy/PrivacyView.tsx': { LongNames: 'its words are its own' },
  'src/site/shell/Logo.tsx': { LongNames: 'the product’s name is the brand’s' },
  'src/ui/icon/Icon.tsx': { LongNames: 'it has no words' },
  'src/ui/skip-link/SkipLink.tsx': { LongNames: 'its words are fixed' },
  'src/ui/social-links/SocialLinks.tsx': { LongNames: 'the networks’ names are given, and out of sight' },
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
