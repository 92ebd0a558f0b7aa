import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Choices, choicesFromSearch, choicesToSearch } from '../../../src/domain/embed/choices.ts';
import {
  accentByTheme,
  accentContrast,
  contrast,
  MIN_CONTRAST,
  onAccent,
  own,
} from '../../../src/domain/embed/contrast.ts';
import type { Platform } from '../../../src/domain/embed/platform.ts';
import { platformIds, platforms } from '../../../src/domain/embed/platforms.ts';
import { frameUrl, policyLines, resizeLines, snippetsFor } from '../../../src/domain/embed/snippets.ts';
import { widgetNames, widgets } from '../../../src/domain/embed/widgets.ts';
import { dark, light } from '../../../src/tokens/colours.ts';

const origin = 'https://steam.example';
const release = { version: '1.2.3', integrity: { 'course-finder.js': 'sha384-abc' } };
const from = (search: string): Choices => choicesFromSearch(search);
const code = (id: (typeof platformIds)[number], search: string) =>
  snippetsFor(id, { choices: from(search), origin, release }).map((one) => one.code);

describe('The URL of the widget builder', () => {
  it('restores the choices, and lists them in a fixed order without defaults', () => {
    const search = '?category=science&partner=green-valley&theme=dark&accent=%2314532d&page=dark&platform=wix&pinned=1';
    expect(choicesToSearch(from(search))).toBe(search);
    expect(choicesToSearch(from('?platform=html&page=light&pinned=1&level=advanced&category='))).toBe(
      '?level=advanced&pinned=1',
    );
  });

  it('ignores unknown values and parameters of other widgets', () => {
    expect(choicesToSearch(from('?widget=nothing&category=cooking&theme=pink&platform=x&page=y&heading=Hi'))).toBe('');
    expect(choicesToSearch(from('?widget=faq&category=science&heading=Hi'))).toBe('?widget=faq&heading=Hi');
  });

  it('joins the repeated parameters of a form without scripts', () => {
    expect(from('?widget=product-list&products=a&products=b').values.products).toBe('a,b');
  });
});

describe('A snippet of the widget builder', () => {
  it('has the loader and a tag in HTML', () => {
    expect(code('html', '?category=science&hide-filters=1&partner=green-valley&accent=%2314532D')).toEqual([
      `<script type="module" src="https://steam.example/embed/v1/steam.js"></script>
<link rel="modulepreload" href="https://steam.example/embed/v1/kit.js">
<link rel="modulepreload" href="https://steam.example/embed/v1/course-finder.chunk.js">
<link rel="preload" as="fetch" href="https://steam.example/api/course?counts&amp;limit=6&amp;category=science" crossorigin="anonymous">

<steam-course-finder category="science" limit="6" hide-filters layout="compact" partner="green-valley" style="--steam-accent: #14532d; --steam-on-accent: #ffffff; display: block; min-height: min(100vh, 900px)">
  <a href="https://steam.example/explore-allcourses?partner=green-valley">See the courses</a>
</steam-course-finder>`,
    ]);
  });

  it('has a classic script and a div for platforms that remove tags, and the frame URL for platforms that remove scripts', () => {
    expect(code('wordpress-block', '?category=science&lang=ur')).toEqual([
      `<script src="https://steam.example/embed/v1/course-finder.js" defer></script>
<div data-steam="course-finder" data-category="science" data-limit="6" data-layout="compact" lang="ur" style="display: block; min-height: min(100vh, 900px)"><a href="https://steam.example/explore-allcourses">کورس دیکھیے</a></div>`,
      'https://steam.example/embed/v1/frame/course-finder?category=science&limit=6&layout=row&lang=ur',
    ]);
  });

  it('has the version and hash of a pinned release, for every platform that accepts scripts', () => {
    for (const id of ['html', 'wordpress-block', 'svelte', 'astro', 'vue'] as const) {
      const [text = ''] = code(id, '?pinned=1');
      expect(text).toContain(
        'src="https://steam.example/embed/1.2.3/course-finder.js" integrity="sha384-abc" crossorigin="anonymous"',
      );
    }
    expect(code('react', '?pinned=1')[0]).toContain('crossOrigin="anonymous"');
    const own = { choices: from('?pinned=1'), origin, release, accent: '#0b6e4f' };
    const style = '--steam-accent: light-dark(#0b6e4f, #';
    expect(snippetsFor('html', own)[0]?.code).toContain(style);
    expect(policyLines(own).css).toContain(style);
    // No accent in the snippet: the scripts of the release channel contain it.
    expect(snippetsFor('html', { ...own, choices: from('') })[0]?.code).not.toContain('accent');
    expect(snippetsFor('html', { ...own, choices: from('?pinned=1&accent=%2314532d') })[0]?.code).toContain(
      'style="--steam-accent: #14532d; --steam-on-accent: #ffffff; display',
    );
    // An unknown release cannot be pinned: the snippet uses the release channel.
    for (const unknown of [undefined, { version: '1.2.3', integrity: {} }]) {
      const source = { ...own, release: unknown };
      expect(snippetsFor('html', source)[0]?.code).toContain('/embed/v1/steam.js');
      expect(snippetsFor('html', source)[0]?.code).not.toContain('accent');
      expect(policyLines(source).css).not.toContain('accent');
    }
  });

  it('reserves the measured height, in a style sheet if the host page forbids inline styles', () => {
    const source = { choices: from('?widget=faq'), origin, largestPx: 731 };
    for (const id of ['html', 'wordpress-block', 'react', 'vue', 'svelte', 'astro'] as const) {
      expect([id, snippetsFor(id, source)[0]?.code]).toEqual([id, expect.stringContaining('min(100vh, 731px)')]);
    }
    for (const id of ['html', 'wordpress-block'] as const) {
      const strict = snippetsFor(id, { ...source, isStrict: true })[0]?.code ?? '';
      expect(strict).toContain('Read the answers');
      expect(strict).not.toContain('style');
    }
    expect(policyLines(source).css).toBe(
      'steam-faq, [data-steam="faq"] {\n  display: block;\n  min-height: min(100vh, 731px);\n}',
    );
    expect(snippetsFor('iframe', { ...source, heightPx: 500 })[0]?.code).toContain('height="731"');
    expect(snippetsFor('wix', { ...source, heightPx: 500 })[0]?.code).toContain('height="500"');
  });

  it('preloads only files and lists that the widget requests', () => {
    const links = (id: (typeof platformIds)[number], search: string, isOwnApi = true) =>
      Array.from(
        (snippetsFor(id, { choices: from(search), origin, release, isOwnApi })[0]?.code ?? '').matchAll(
          /<link rel="(\w+)"[^>]*>/g,
        ),
        ([, rel]) => rel,
      );
    const code = ['modulepreload', 'modulepreload'];
    for (const id of ['html', 'vue', 'svelte', 'astro'] as const) expect(links(id, '')).toEqual([...code, 'preload']);
    expect(links('html', '?widget=contact-form')).toEqual(code);
    // No preload, because the widget requests another list: that of a course, or that of another server.
    expect(links('html', '?widget=faq&course=robots')).toEqual(code);
    expect(links('html', '', false)).toEqual(code);
    // A pinned script is a single file, so there is no module to preload.
    expect(links('html', '?pinned=1')).toEqual(['preload']);
    expect(links('wordpress-block', '')).toEqual([]);
  });

  it('omits invalid values and escapes valid ones', () => {
    const [text = ''] = code('html', '?widget=faq&heading=%22%3E%3Cscript%3E&partner=%D9%84%D8%A7&limit=0&accent=red');
    expect(text).toContain('<steam-faq heading="&quot;&gt;&lt;script&gt;" style=');
  });

  it('uses createElement for React: TypeScript knows no <steam-…>', () => {
    const [text = ''] = code('react', '?widget=faq&heading=Parents%27&theme=light&accent=%2314532d');
    expect(text).toContain(
      `'steam-faq',
        { heading: "Parents'", theme: 'light', style: { '--steam-accent': '#14532d', '--steam-on-accent': '#ffffff', display: 'block', minHeight: 'min(100vh, 640px)' }, suppressHydrationWarning: true },`,
    );
    expect(text).toContain('<script async type="module" src="https://steam.example/embed/v1/steam.js" />');
  });

  it('exists for every widget and platform', () => {
    for (const widget of widgetNames)
      for (const id of platformIds)
        for (const text of code(id, `?widget=${widget}`)) {
          expect(text).toContain(origin);
          expect(text).toMatch(new RegExp(`${widget}|${widgets[widget].fallback.path}`));
        }
  });

  it('is a link or a picture with the partner’s name for platforms that accept nothing else', () => {
    const link = 'https://steam.example/explore-allcourses?partner=green-valley-school';
    const search = '?partner=Green%20Valley%20School';
    for (const id of ['linktree', 'instagram', 'padlet'] as const) expect(code(id, search)).toEqual([link]);
    const source = { choices: from(search), origin, school: 'STEAM [Bazaar]' };
    expect(snippetsFor('github', source)[0]?.code).toBe(
      `[![Learn with STEAM \\[Bazaar\\]](https://steam.example/share/button.svg)](${link})`,
    );
    const [picture, second] = snippetsFor('wordpress-com', source);
    expect(picture?.code).toContain(`<a href="${link}"><img src="https://steam.example/share/button.svg"`);
    expect(second?.code).toBe(link);
  });

  it('has a frame with the height of the preview, a row of the first six courses, and no border', () => {
    const source = { choices: from('?partner=me'), origin };
    const [canvas] = snippetsFor('canvas', { ...source, heightPx: 1234 });
    expect(canvas?.code).toBe(
      '<iframe src="https://steam.example/embed/v1/frame/course-finder?limit=6&amp;layout=row&amp;partner=me" title="Course finder" width="100%" height="1234" frameborder="0" loading="lazy" style="border: 0"></iframe>',
    );
    expect(snippetsFor('canvas', source)[0]?.code).toContain('height="640"');
    expect(code('canvas', '?limit=3')[0]).toContain('limit=3');
    expect(code('canvas', '?widget=faq')[0]).not.toContain('limit');
  });

  it('shows six courses and all products in low cards, unless the webmaster chooses another layout', () => {
    expect(code('html', '')[0]).toContain('limit="6" layout="compact"');
    expect(code('html', '?layout=cards')[0]).toContain('<steam-course-finder layout="cards" style');
    expect(code('html', '?layout=row&limit=9')[0]).toContain('limit="9" layout="row"');
    expect(code('html', '?widget=product-list')[0]).toContain('<steam-product-list layout="compact" style');
    expect(code('html', '?widget=product-list&layout=list')[0]).toContain('layout="list"');
    expect(code('html', '?mode=dialog')[0]).toContain('layout="compact" mode="dialog"');
    // A frame has a fixed height: products are in a row, and no dialog opens, because it would be as small as the frame.
    expect(code('wix', '?layout=cards&mode=dialog')[0]).toContain('course-finder?limit=6&amp;layout=cards"');
    expect(code('wix', '?widget=product-list')[0]).toContain('product-list?layout=row"');
  });

  it('resizes the frame on pages that allow scripts, with the lines of the guide', () => {
    const [text = ''] = code('iframe', '');
    expect(text).toContain(resizeLines(origin));
    expect(code('moodle', '').join()).not.toContain('<script');
    const guide = readFileSync('embed/README.md', 'utf8');
    expect(guide).toContain(resizeLines('https://HOST'));
  });

  it('comes with one sentence about what its platform accepts', () => {
    for (const { accepts, forbids } of Object.values<Platform>(platforms)) {
      expect(accepts).toMatch(/^[A-Z].{5,110}\.$/);
      expect(forbids ?? '').not.toMatch(/^Nothing/);
    }
  });

  it('puts the colours into the frame URL, and into a CSS rule for pages that forbid inline styles', () => {
    const choices = from('?accent=%2314532d&radius=4&font=serif');
    expect(frameUrl({ choices, origin })).toBe(
      'https://steam.example/embed/v1/frame/course-finder?limit=6&layout=row&accent=%2314532d&radius=4&font=serif',
    );
    expect(policyLines({ choices, origin }).css).toContain('  --steam-font: Georgia, serif;');
  });
});

describe('The contrast of an accent', () => {
  it('is measured against the surfaces of the widget', () => {
    expect(own).toEqual({ accent: light.accent, light: light.surface, dark: dark.surface });
  });

  it('follows the WCAG formula', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('selects the text colour with the higher contrast', () => {
    expect(onAccent('#14532d')).toBe('#ffffff');
    expect(onAccent('#ffc94d')).toBe('#000000');
    expect(accentContrast('#14532d').light).toBeGreaterThan(4.5);
    expect(accentContrast('#14532d').dark).toBeLessThan(4.5);
  });

  it('meets the minimum in both themes for every school accent', () => {
    const steps = ['00', '44', '88', 'cc', 'ff'];
    const accents = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
    for (const accent of accents) {
      const made = accentByTheme(accent);
      const [day = '', night = ''] = made?.accent.match(/#\w{6}/g) ?? [];
      const [onDay = '', onNight = ''] = made?.onAccent.match(/#\w{6}/g) ?? [];
      const ratios = [
        contrast(day, own.light),
        contrast(night, own.dark),
        contrast(day, onDay),
        contrast(night, onNight),
      ];
      expect(Math.min(...ratios), accent).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
    expect(accentByTheme('#0b6e4f')?.accent).toMatch(/^light-dark\(#0b6e4f, #/);
    expect([accentByTheme(''), accentByTheme('red}')]).toEqual([undefined, undefined]);
  });
});
