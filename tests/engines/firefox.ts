import { type ElementHandle, type Frame, launch } from 'puppeteer-core';
import { installFromDebian } from '../debian.ts';
import { installed } from '../installed.ts';
import { type Engine, find } from './engine.ts';

/** Starts Debian's Firefox. Puppeteer controls it with WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = installed(['firefox-esr', 'firefox'], () => installFromDebian('firefox-esr'));
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  let frame: Frame = page.mainFrame();

  const look = async (selector: string, text = '') =>
    (await frame.evaluateHandle(find, selector, text)).asElement() as ElementHandle<Element> | null;
  async function element(selector: string, text?: string): Promise<ElementHandle<Element>> {
    const found = await look(selector, text);
    if (!found) throw new Error(`No visible element matches ${selector} ${text}`);
    return found;
  }
  return {
    tab: {
      async open(url) {
        frame = page.mainFrame();
        await page.goto(url);
      },
      back: async () => void (await page.goBack()),
      resize: (width, height) => page.setViewport({ width, height }),
      async enter() {
        const inner = page.frames()[1];
        if (!inner) throw new Error('The page has no frame.');
        frame = inner;
      },
      run: (fn) => frame.evaluate(fn),
      shows: async (selector, text) => (await look(selector, text)) !== null,
      click: async (selector, text) => (await element(selector, text)).click(),
      type: async (selector, keys) => (await element(selector)).type(keys),
    },
    stop: () => browser.close(),
  };
}
