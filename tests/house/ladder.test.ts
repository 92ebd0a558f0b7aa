import { describe, expect, it } from 'vitest';
import { type Import, imports, sources } from './sources.ts';

/** Who may import whom (a ladder, so that no circle can form). A room is the first folder that matches. */
interface Rung {
  room: string;
  files: RegExp;
  /** Own files that may be imported, besides the room's own. */
  own: RegExp[];
  /** Packages that may be imported; node's own modules count as packages. */
  packages: RegExp[];
}

const none: RegExp[] = [];
const tokens = /^src\/tokens\//;
const style = /^src\/style\//;
const domain = /^src\/domain\//;
const data = /^src\/data\//;
const ui = /^src\/ui\//;
const react = /^react$/;

const rungs: Rung[] = [
  { room: 'tokens', files: tokens, own: [], packages: none },
  { room: 'style', files: style, own: [tokens], packages: [react, /^goober$/] },
  { room: 'domain', files: domain, own: [tokens], packages: none },
  { room: 'DataProvider', files: /^src\/data\/DataProvider\.tsx$/, own: [data, domain, tokens], packages: [react] },
  {
    room: 'data',
    files: data,
    own: [domain, tokens],
    packages: [/^nanostores$/, /^@nanostores\/query$/, /^js-cookie$/],
  },
  { room: 'ui/carousel', files: /^src\/ui\/carousel\//, own: [ui, style, tokens], packages: [react, /^swiper(\/|$)/] },
  { room: 'ui', files: ui, own: [style, tokens], packages: [react] },
  {
    room: 'sections, connected',
    files: /^src\/sections\/[^/]+\/(?!.*View\.tsx$)[A-Z]\w*\.tsx$/,
    own: [ui, style, tokens, domain, data],
    packages: [react, /^react-hook-form$/],
  },
  {
    room: 'sections, views',
    files: /^src\/sections\//,
    own: [ui, style, tokens, domain],
    packages: [react, /^react-hook-form$/],
  },
  {
    room: 'site',
    files: /^src\/site\//,
    own: [/^src\/(?!server\/)/, /^demo\/content\//],
    packages: [
      react,
      /^react-dom\//,
      /^wouter(\/|$)/,
      /^regexparam$/,
      /^react-hook-form$/,
      /^libphonenumber-js/,
      /^@fontsource\//,
    ],
  },
  {
    room: 'server',
    files: /^src\/server\//,
    own: [
      domain,
      tokens,
      /^src\/site\/(entry-server\.tsx|head\.ts)$/,
      /^demo\/content\//,
      /^embed\/(contract|build)\//,
    ],
    packages: [/^(?!react|preact|wouter|goober|swiper|nanostores)/],
  },
  {
    room: 'embed/build',
    files: /^embed\/build\//,
    own: [tokens, /^embed\//],
    packages: [/^node:/, /^vite$/],
  },
  { room: 'embed/doctor', files: /^embed\/doctor\//, own: [domain, tokens], packages: [/^leven$/] },
  {
    room: 'embed',
    files: /^embed\//,
    own: [
      /^src\/sections\/(course-finder|contact-form|faq|product-list)\//,
      /^src\/data\/(create-data|DataProvider|endpoints|http)\.tsx?$/,
      domain,
      style,
      tokens,
      /^src\/ui\/link\//,
      /^embed\//,
    ],
    packages: [react, /^preact(\/|$)/, /^react-dom(\/|$)/],
  },
];

/** `LinkContext` is how an embed says where links lead, so that one part of ui is its, too. */
const forbiddenInWidgets = [
  /^src\/site\//,
  /^src\/data\/session\.ts$/,
  /^src\/ui\/(carousel|toast)\//,
  /^wouter/,
  /^swiper/,
  /^js-cookie$/,
];

const rungOf = (file: string) => rungs.find(({ files }) => files.test(file));
const isOwn = (target: string) => /^(src|embed|demo|stories|tests)\//.test(target);

/** A section may import within its own folder, a room within itself. */
function sameHome(from: string, to: string): boolean {
  const home = /^(src\/sections\/[^/]+|src\/[^/]+|embed)\//.exec(from)?.[0];
  return home !== undefined && to.startsWith(home);
}

function allowed({ from, to }: Import, rung: Rung): boolean {
  if (!isOwn(to)) return rung.packages.some((name) => name.test(to));
  return sameHome(from, to) || rung.own.some((files) => files.test(to));
}

describe('The import ladder', () => {
  it('lets no room import from above it', () => {
    const broken = imports().flatMap((arrow) => {
      const rung = rungOf(arrow.from);
      return !rung || allowed(arrow, rung) ? [] : [`${arrow.from} → ${arrow.to} (${rung.room} may not)`];
    });
    expect(broken).toEqual([]);
  });

  it('knows a rung for every file of src and embed', () => {
    const strangers = sources().filter(
      (file) => /^(src|embed)\/.*\.tsx?$/.test(file) && !rungOf(file) && file !== 'src/index.ts',
    );
    expect(strangers).toEqual([]);
  });

  it('has no circle between files', () => {
    const arrows = new Map<string, string[]>();
    for (const { from, to, typeOnly, lazy } of imports()) {
      if (!typeOnly && !lazy && isOwn(to)) arrows.set(from, [...(arrows.get(from) ?? []), to]);
    }
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, path: string[]) => {
      const at = path.indexOf(file);
      if (at >= 0) circles.push([...path.slice(at), file].join(' → '));
      if (at >= 0 || done.has(file)) return;
      for (const next of arrows.get(file) ?? []) walk(next, [...path, file]);
      done.add(file);
    };
    for (const file of arrows.keys()) walk(file, []);
    expect(circles).toEqual([]);
  });

  it('keeps router, swiper, cookies and the site out of everything a widget reaches', () => {
    const arrows = imports().filter(({ typeOnly }) => !typeOnly);
    const reached = new Set(sources().filter((file) => file.startsWith('embed/')));
    const broken: string[] = [];
    for (const file of reached) {
      for (const { from, to } of arrows) {
        if (from !== file) continue;
        if (forbiddenInWidgets.some((name) => name.test(to))) broken.push(`${from} → ${to}`);
        else if (isOwn(to)) reached.add(to);
      }
    }
    expect(reached.size).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  it('says customElements in one file only', () => {
    const files = sources((text) => /\bcustomElements\b/.test(text)).filter((file) =>
      /^(src|embed)\/.*\.tsx?$/.test(file),
    );
    expect(files.filter((file) => file !== 'embed/define-element.tsx')).toEqual([]);
  });
});
