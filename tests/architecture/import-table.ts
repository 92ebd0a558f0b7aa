import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A room's files, and all that they may import besides each other. A file belongs to the first room that matches it. */
interface Room {
  room: string;
  files: string;
  /** Files of ours, as patterns of paths from the root. */
  may?: string[];
  /** Packages from npm, as patterns of their names. */
  packages?: string[];
  /** Modules of Node itself. */
  node?: boolean;
}

const tokens = '^src/tokens/';
const style = '^src/style/';
const domain = '^src/domain/';
const data = '^src/data/';
const ui = '^src/ui/';

/** "Who may import whom": the table of .github/ARCHITECTURE.md, with the packages and files that each room may use besides, row by row. */
export const rooms: Room[] = [
  { room: 'tokens', files: tokens },
  { room: 'style', files: style, may: [tokens], packages: ['react', 'goober'] },
  { room: 'domain', files: domain, may: [tokens] },
  {
    room: "data's DataProvider",
    files: `${data}DataProvider[.]tsx$`,
    may: [data, domain, tokens],
    packages: ['react'],
  },
  { room: 'data', files: data, may: [domain, tokens], packages: ['nanostores', '@nanostores/query', 'js-cookie'] },
  { room: 'ui/carousel', files: `${ui}carousel/`, may: [ui, style, tokens], packages: ['react', 'swiper'] },
  { room: 'ui', files: ui, may: [style, tokens], packages: ['react'] },
  {
    room: 'connected sections',
    files: '^src/sections/[^/]+/(?!.*View[.]tsx$)[A-Z][A-Za-z0-9]*[.]tsx$',
    may: [ui, style, tokens, domain, data],
    packages: ['react', 'react-hook-form'],
  },
  {
    room: "sections' views",
    files: '^src/sections/',
    may: [ui, style, tokens, domain],
    packages: ['react', 'react-hook-form', 'markdown-to-jsx'],
  },
  {
    room: 'site',
    files: '^src/site/',
    may: ['^src/(?!server/)'],
    packages: [
      'react',
      'react-dom',
      'wouter',
      'regexparam',
      'react-hook-form',
      'libphonenumber-js',
      'culori',
      '@fontsource/[^/]+',
    ],
  },
  {
    room: 'server',
    files: '^src/server/',
    may: [domain, tokens, '^src/site/(entry-server[.]tsx|head[.]ts)$', '^embed/(contract|build)/'],
    packages: ['(?!react|preact|wouter|goober|swiper|nanostores).+'],
    node: true,
  },
  { room: 'embed/doctor', files: '^embed/doctor/', may: [domain, tokens], packages: ['leven'] },
  {
    room: 'embed/types',
    files: '^embed/types/',
    // Of a partner's project: it is not installed here.
    may: ['^svelte/elements$'],
    packages: ['react', 'preact', 'vue'],
  },
  {
    room: 'embed/build',
    files: '^embed/build/',
    may: [tokens, '^embed/'],
    packages: ['vite', '@preact/preset-vite'],
    node: true,
  },
  {
    room: 'embed',
    files: '^embed/',
    may: [
      '^src/sections/(course-finder|contact-form|faq|product-list)/',
      `${data}(create-data|DataProvider|endpoints|http)[.]tsx?$`,
      domain,
      style,
      tokens,
      // How an element says where links lead.
      `${ui}link/`,
    ],
    packages: ['react', 'react-dom', 'preact', 'leven'],
  },
];

/** A room imports within itself, a section within its own folder. */
const home = '^(src/sections/[^/]+/|src/(?!sections/)[^/]+/|embed/)';

const installed = (name: string) => `(^|/)node_modules/(@types/)?${name}/`;

/** Each room is forbidden all that its row does not list. */
const tableRules = rooms.map(
  ({ room, files, may = [], packages = [], node }, index): IForbiddenRuleType => ({
    name: `${room} may not import this`,
    severity: 'error',
    from: { path: `(?=${files})${home}`, pathNot: rooms.slice(0, index).map((earlier) => earlier.files) },
    to: {
      pathNot: ['^$1', ...may, ...packages.map(installed)],
      ...(node && { dependencyTypesNot: ['core'] }),
    },
  }),
);

export const rules: IForbiddenRuleType[] = [
  ...tableRules,
  {
    name: 'every file of src and embed has its row in the table',
    severity: 'error',
    from: { path: '^(src|embed)/', pathNot: rooms.map(({ files }) => files) },
    to: {},
  },
  {
    name: 'no circle of imports',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
];

/** What runs, without the imports of types. */
export const runtimeRules: IForbiddenRuleType[] = [
  {
    name: 'widgets carry no site, session, carousel, toasts, router or cookies',
    severity: 'error',
    from: { path: '^embed/', pathNot: '^embed/build/' },
    to: {
      path: [
        '^src/site/',
        `${data}session[.]ts$`,
        `${ui}(carousel|toast)/`,
        ...['wouter', 'swiper', 'js-cookie'].map(installed),
      ],
      reachable: true,
    },
  },
];
