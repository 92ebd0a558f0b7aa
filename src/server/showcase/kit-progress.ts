import { escapeHtml } from '../../domain/text.ts';
import { dark, light } from '../../tokens/colours.ts';
import { bodyOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import type { KitBuildState } from './kit-build.ts';

/** CSP: Storybook needs inline scripts and styles, and shows its stories in an iframe. */
const policy = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline' 'unsafe-eval'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `frame-ancestors 'self'`,
].join('; ');

export const kitHeaders = {
  'Content-Security-Policy': policy,
  // A page that opens this one must not send messages to Storybook's channel, which renders their content.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

/**
 * The page until the kit (Storybook) is built: it shows the progress, and reloads itself at the end. Its status is 202
 * during the build, because each 503 is logged.
 */
export function kitProgress(request: Request, state: KitBuildState): Promise<Response> {
  const waits = state.kind === 'building';
  const headers = { ...kitHeaders, 'Cache-Control': 'no-store' };
  return respond(request, bodyOf(pageOf(state), 'text/html; charset=utf-8'), headers, waits ? 202 : 503);
}

function pageOf(state: KitBuildState): string {
  const { title, status, details } = wordsOf(state);
  const waits = state.kind === 'building';
  const colours = (theme: Record<'ground' | 'text' | 'muted' | 'accent' | 'sunken', string>) =>
    `--ground:${theme.ground};--text:${theme.text};--muted:${theme.muted};--accent:${theme.accent};--sunken:${theme.sunken}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root{color-scheme:light dark;${colours(light)}}
@media(prefers-color-scheme:dark){:root{${colours(dark)}}}
body{display:grid;min-block-size:100vh;margin:0;place-content:center;background:var(--ground);color:var(--text);font:17px/1.6 system-ui,sans-serif}
main{max-inline-size:60ch;padding:24px}h1{margin:0 0 8px;font-size:28px;line-height:1.2}p{margin:8px 0}small{color:var(--muted)}
progress{inline-size:100%;accent-color:var(--accent)}pre,code{border-radius:8px;background:var(--sunken)}pre{padding:16px;overflow:auto;white-space:pre-wrap;font-size:14px}code{padding:2px 6px}
</style>
<main>
<h1>${title}</h1>
${waits ? '<progress aria-label="The build is running"></progress>' : ''}
<p role="status">${status}</p>
${details}
</main>
${waits ? `<script>(${reloadWhenBuilt})()</script><noscript><meta http-equiv="refresh" content="10"></noscript>` : ''}
</html>
`;
}

/** The texts of the page; HTML. */
function wordsOf(state: KitBuildState): { title: string; status: string; details: string } {
  if (state.kind === 'building') {
    const minutes = Math.floor((Date.now() - state.since) / 60_000);
    const time = minutes === 0 ? 'less than a minute' : minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return {
      title: 'The kit is being built',
      status: `${escapeHtml(state.step)} It started ${time} ago.`,
      details:
        '<p><small>The first build takes two to four minutes, at low priority: the site stays fast. This page then shows the kit by itself.</small></p>',
    };
  }
  if (state.kind === 'failed') {
    return {
      title: 'The kit could not be built',
      status: 'To build it again and to see all messages, run <code>npm run build</code>; then reload this page.',
      details: `<pre tabindex="0" aria-label="Messages of the build">${escapeHtml(state.reason)}</pre>`,
    };
  }
  return {
    title: 'The kit has not been built',
    status: 'This server does not build it. Run <code>npm run build</code>; then reload this page.',
    details:
      '<p><small>For work on components, <code>npm run storybook</code> starts the kit from the sources.</small></p>',
  };
}

/** Runs in the browser: updates the status, and reloads when the build succeeds or fails. */
function reloadWhenBuilt(): void {
  const check = async () => {
    const response = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
    if (response && response.status !== 202) return location.reload();
    const fresh = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
    const [shown, next] = [document, fresh].map((one) => one.querySelector('[role=status]'));
    // The server may be restarting.
    if (shown && next && shown.textContent !== next.textContent) shown.textContent = next.textContent;
    setTimeout(check, 2_000);
  };
  setTimeout(check, 2_000);
}
