import type { IForbiddenRuleType } from 'dependency-cruiser';
import { data, importRows, ui } from './import-table.ts';

/** Captures a file's own folder, below which it may import: its section, its server folder, or its folder of src. */
const home = '^(src/(?:sections|server)/[^/]+/|src/(?!sections/)[^/]+/|embed/)';

export const installed = (name: string) => `(^|/)node_modules/(@types/)?${name}/`;

/** Forbids every import that the row does not list. */
const tableRules = importRows.map(
  ({ folder, files, may = [], packages = [], node }, index): IForbiddenRuleType => ({
    name: `${folder} may not import this`,
    severity: 'error',
    from: { path: `(?=${files})${home}`, pathNot: importRows.slice(0, index).map((earlier) => earlier.files) },
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
    from: { path: '^(src|embed)/', pathNot: importRows.map(({ files }) => files) },
    to: {},
  },
  {
    name: 'no circle of imports',
    severity: 'error',
    from: {},
    // Dynamic `import()` counts, too.
    to: { circular: true },
  },
];

/** Rules for imports at run time, which exclude type imports. */
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
