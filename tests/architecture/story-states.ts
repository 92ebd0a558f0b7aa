import { basename } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Widget } from '../../embed/element/types.ts';
import { read, sources } from './sources.ts';

/** The states that the stories of a component, section or page must show, if its props or data allow them. */
export type State = 'Loading' | 'Loaded' | 'Empty' | 'Failed' | 'One' | 'Many' | 'LongNames' | 'RightToLeft';

/** A component, section, page or element that needs stories. */
export interface Subject {
  kind: 'part' | 'section' | 'site' | 'office' | 'page' | 'element';
  /** The component's name, without `View` or `Page`. */
  name: string;
  source: string;
  /** The file or folder of its stories. */
  stories: string;
  /** The prefix of its story names, if the story file is shared; otherwise ''. */
  prefix: string;
  /** The states that its props or data allow. */
  states: State[];
  /** True if the component has an `on…` prop. A story must perform that action. */
  acts: boolean;
}

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const ofData: State[] = ['Loading', 'Loaded', 'Failed'];
const ofLists: State[] = ['Empty', 'One', 'Many'];

/** Components without stories of their own: the stories of another component render them. */
export const coveredComponents: readonly string[] = [
  ...[
    'carousel/CarouselControls',
    'dialog/CloseButton',
    'dialog/DialogTitle',
    'field/Field',
    'spinner/Ring',
    'toast/ToastCard',
  ].map((name) => `src/ui/${name}.tsx`),
  ...['parts/Boundary', 'parts/DownloadTable', 'parts/FormEnd', 'form/FieldControl'].map(
    (name) => `src/office/${name}.tsx`,
  ),
  ...['Awning', 'Content', 'NavLinks', 'SessionControls'].map((name) => `src/site/shell/${name}.tsx`),
];

/** The widget export of each element. `list` is the API list that it reads. */
const widgets = import.meta.glob<Widget<never, never>>('../../embed/elements/*.tsx', { eager: true, import: 'widget' });

/** Sections and components whose stories share a file. */
export const sharedStoryFiles: Readonly<Record<string, string>> = {
  BlogArticle: 'blog-article',
  BlogPost: 'blog-article',
  TextArea: 'text-field',
  Badge: 'notice',
  Empty: 'notice',
  Pager: 'data-table',
  SearchForm: 'data-table',
  ErrorSummary: 'simple-form',
  Query: 'page',
  CopyLink: 'icon-button',
  ...Object.fromEntries(
    ['Attachments', 'Choices', 'Colour', 'Days', 'Enrol', 'Fee', 'Flag', 'Lines', 'Markdown', 'Media', 'Times'].map(
      (name) => [`${name}Control`, 'form-controls'],
    ),
  ),
};

/** The component that a file is named after, and other exported components with props. */
const componentsOf = (source: string, text: string) => [
  basename(source, '.tsx'),
  ...Array.from(text.matchAll(/^export interface (\w+)Props\b/gm), ([, name = '']) => name).filter(
    (name) => name !== basename(source, '.tsx') && text.includes(`export function ${name}(`),
  ),
];

/** All components, sections, parts of the site's shell, pages and elements that need stories. */
export function subjects(): Subject[] {
  return sources().flatMap((source) => (coveredComponents.includes(source) ? [] : subjectsIn(source, read(source))));
}

/** The components in one source file that need stories. */
export function subjectsIn(source: string, text: string): Subject[] {
  const of = (kind: Subject['kind'], component: string, folder: string): Subject => {
    const name = component.replace(/View$/, '');
    const props = new RegExp(`export interface ${component}Props\\b[\\s\\S]*?\\n}`).exec(text)?.[0] ?? '';
    const states: State[] = [
      ...(/^ {2}status\??:/m.test(props) ? ofData : []),
      ...(/^ {2}\w+\??: readonly [^;]*\[\]/m.test(props) ? ofLists : []),
      // A component without props has fixed texts: it needs no story with long texts.
      ...(props ? (['LongNames'] as const) : []),
      // These need no right-to-left story: the story checks lay out each state in both directions.
      ...(kind === 'site' || kind === 'office' ? [] : (['RightToLeft'] as const)),
    ];
    const acts = /^ {2}on[A-Z]\w*\??:/m.test(props);
    const file = sharedStoryFiles[name];
    const stories = `stories/${folder}/${file ?? kebab(name)}.stories.tsx`;
    return { kind, name, source, stories, prefix: file && file !== kebab(name) ? name : '', states, acts };
  };
  if (/^src\/ui\/[^/]+\/[A-Z]\w*\.tsx$/.test(source))
    return componentsOf(source, text).map((component) => of('part', component, 'ui'));
  if (/^src\/office\/(parts\/[A-Z]\w*|form\/\w+Control)\.tsx$/.test(source))
    return componentsOf(source, text).map((component) => of('office', component, 'office/parts'));
  if (/^src\/sections\/[^/]+\/\w+View\.tsx$/.test(source)) return [of('section', basename(source, '.tsx'), 'sections')];
  if (/^src\/site\/shell\/[A-Z]\w*\.tsx$/.test(source)) return [of('site', basename(source, '.tsx'), 'site')];
  if (/^src\/site\/pages\/[\w-]+-page\.tsx$/.test(source)) {
    const name = pascal(basename(source, '-page.tsx'));
    // Pages need no stories with long texts: their sections have them.
    const states: State[] = /^ {2}queries:/m.test(text) ? ofData : ['Loaded'];
    return [{ kind: 'page', name, source, stories: 'stories/site/pages/', prefix: name, states, acts: false }];
  }
  if (/^embed\/elements\/[\w-]+\.tsx$/.test(source)) {
    const name = basename(source, '.tsx');
    const states: State[] = [
      ...(widgets[`../../${source}`]?.list ? [...ofData, ...ofLists] : []),
      'LongNames',
      'RightToLeft',
    ];
    const stories = `stories/embed/${name}.stories.tsx`;
    return [{ kind: 'element', name, source, stories, prefix: '', states, acts: true }];
  }
  return [];
}

/** States that need no story although the props allow them, with the reason, by source file. */
export const exemptStates: Record<string, Partial<Record<State, string>>> = {
  'src/sections/contact-panel/ContactPanelView.tsx': {
    LongNames: 'fixed texts; the stories of the form cover the texts of the form',
  },
  'src/office/parts/Pager.tsx': { LongNames: 'fixed texts' },
  'src/office/parts/FocusDialog.tsx': { LongNames: 'fixed texts' },
  'src/office/parts/SimpleForm.tsx': { Empty: 'a form has a field' },
  'src/sections/privacy/PrivacyView.tsx': { LongNames: 'fixed texts' },
  'src/site/shell/Logo.tsx': { LongNames: 'the name comes from brand.ts' },
  'src/ui/icon/Icon.tsx': { LongNames: 'renders no text' },
  'src/ui/skip-link/SkipLink.tsx': { LongNames: 'fixed texts' },
  'src/ui/picture/Picture.tsx': { RightToLeft: 'looks the same' },
  'src/ui/visually-hidden/VisuallyHidden.tsx': { RightToLeft: 'is not visible' },
  'src/ui/social-links/SocialLinks.tsx': { LongNames: 'the names of the networks are fixed and visually hidden' },
};

export interface StoryFile {
  file: string;
  stories: { name: string; played: boolean }[];
}

/** All story files, with the story names that Storybook's parser finds. */
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
