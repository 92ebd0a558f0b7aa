import { chromium } from '@playwright/test';
import { installFromDebian } from './debian.ts';
import { onPath, runs } from './installed.ts';

/** Names of the headless shell, which renders no windows: tests take little more than half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Playwright's own Chromium, from `npx playwright install`. */
function playwrightChromium(): string | undefined {
  try {
    const file = chromium.executablePath();
    return runs(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Installs the first available Debian package. Older releases of Debian have no headless shell. */
function debianChromium(packages: readonly string[]): string | undefined {
  for (const name of packages) {
    installFromDebian(name, 'fonts-dejavu-core', 'fonts-noto-core');
    const found = onPath([name]);
    if (found) return found;
  }
  return undefined;
}

function find(wanted: readonly string[], packages: readonly string[]): string {
  const given = process.env.CHROME_PATH;
  if (given && !runs(given)) throw new Error(`CHROME_PATH names ${given}, which is no program that this user may run.`);
  const found = given || onPath(wanted) || elsewhere.find(runs) || playwrightChromium() || debianChromium(packages);
  if (found) return found;
  throw new Error(
    'No Chromium was found: run `npx playwright install chromium`, or set CHROME_PATH to a Chrome or Chromium.',
  );
}

/** The Chromium for tests: CHROME_PATH, an installed one, that of Playwright, or that of Debian, which it installs. */
export const chromiumPath = (): string => find([...shells, ...names], ['chromium-headless-shell', 'chromium']);

/** The complete Chromium for measurements, because visitors do not use the headless shell. */
export const wholeChromiumPath = (): string => find(names, ['chromium']);

/** Disables the sandbox for root (in a container), which cannot use it, and background requests. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

if (import.meta.main) console.log(chromiumPath());
