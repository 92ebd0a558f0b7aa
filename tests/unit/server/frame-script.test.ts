import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportHeight, reportMeasure } from '../../../src/server/embed/page-scripts.ts';

const host = { postMessage: vi.fn() };
const bodyHeight = vi.fn(() => 0);
const listen = globalThis.addEventListener;
let listeners = new AbortController();
let resized = () => {};
let seen = (_isIntersecting: boolean) => {};

/** Runs the script of a widget's frame, which is 900 px high. WordPress puts the `secret` into the frame's URL. */
function startFrame(body: string, script = reportHeight): void {
  document.body.innerHTML = body;
  location.hash = '#?secret=abc';
  listeners.abort();
  resized = () => {};
  listeners = new AbortController();
  const { signal } = listeners;
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => listen(type, listener, { signal }));
  vi.stubGlobal('parent', host);
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resized = report;
      }
      observe() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
    },
  );
  document.body.getBoundingClientRect = () => ({ height: bodyHeight() }) as DOMRect;
  script();
}

const heights = () => sent('steam-height').map(({ height }) => height);
const sent = (kind: string) =>
  host.postMessage.mock.calls.map(([data]) => data).filter(({ type, message }) => type === kind || message === kind);
const widget = '<steam-faq><a href="/faq" data-page>See</a></steam-faq>';
function settle(type = 'steam-ready'): void {
  document.querySelector('steam-faq')?.dispatchEvent(new CustomEvent(type, { bubbles: true }));
  vi.runAllTimers();
}

beforeEach(() => {
  host.postMessage.mockClear();
  vi.useFakeTimers();
});

// Clean up, because other test files use the same window.
afterEach(() => {
  listeners.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  Reflect.deleteProperty(document.body, 'getBoundingClientRect');
  location.hash = '';
});

describe('The script of a widget’s frame', () => {
  it.each(['steam-ready', 'steam-error'])('reports the height of the widget only after %s', (type) => {
    startFrame(widget);
    bodyHeight.mockReturnValue(1_655);
    dispatchEvent(new MessageEvent('message', { data: 'how high?' }));
    resized();
    expect(heights()).toEqual([]);
    settle(type);
    expect(heights()).toEqual([1_655]);
    expect(sent('height')).toEqual([{ message: 'height', secret: 'abc', value: 1_655 }]);
  });

  it('does not shrink the frame until the visitor acts, or until the end of the frame is out of view', () => {
    for (const allow of [() => seen(false), () => dispatchEvent(new Event('pointerdown'))]) {
      startFrame(widget);
      bodyHeight.mockReturnValue(400);
      host.postMessage.mockClear();
      settle();
      seen(true);
      expect(heights()).toEqual([900]);
      allow();
      expect(heights()).toEqual([900, 400]);
    }
  });

  it('redirects a link to another host through the frame’s own host, because WordPress follows no other', () => {
    startFrame(`${widget}<a id="product" href="https://drive.example/file">Get</a><a id="own" href="/faq?x=1">Own</a>`);
    const follow = (id: string) => document.getElementById(id)?.click();
    document
      .getElementById('product')
      ?.addEventListener(
        'click',
        ({ target }) =>
          target?.dispatchEvent(new CustomEvent('steam-download', { bubbles: true, detail: { id: 'words & more' } })),
        { once: true },
      );
    follow('product');
    follow('product');
    follow('own');
    expect(sent('link').map(({ value }) => value.replace(location.origin, ''))).toEqual([
      '/go/words%20%26%20more',
      '/faq',
      '/faq?x=1',
    ]);
  });
});

it('The script of the widget builder’s preview reports that the widget loads, until it shows its data or has failed', () => {
  const states = () => sent('steam-preview').map(({ state }) => state);
  for (const [type, state] of [
    ['steam-ready', 'ready'],
    ['steam-error', 'failed'],
  ] as const) {
    host.postMessage.mockClear();
    startFrame(`<div data-preview>${widget}</div>`, reportMeasure);
    dispatchEvent(new Event('DOMContentLoaded'));
    resized();
    expect(states()).toEqual(['loading']);
    settle(type);
    expect(states()).toEqual(['loading', state]);
  }
});
