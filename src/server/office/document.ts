import { createHash } from 'node:crypto';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { dark, light } from '../../tokens/colours.ts';
import { labelLanguage } from '../../tokens/limits.ts';
import { pageHeaders } from '../http/security-headers.ts';
import type { PageAssets } from '../pages/assets.ts';

/** The CSP hash of an empty style: the office's styles are in a constructable style sheet. */
const noStyles = createHash('sha256').update('').digest('base64');

/** `no-referrer`, because URLs of the office contain ids of people. */
export const officeHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders({ styleHash: noStyles, api: '' }),
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The HTML of all office pages; the script renders them. */
export const officeDocument = ({ name, icon }: School, { entries, preloads }: PageAssets): string => `<!doctype html>
<html lang="${labelLanguage}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Office – ${escapeHtml(name)}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="${light.ground}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark.ground}" media="(prefers-color-scheme: dark)">
<meta name="color-scheme" content="light dark">
${icon && `<link rel="icon" href="${escapeHtml(icon)}">`}
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${entries.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript><p>The office needs JavaScript.</p></noscript>
</body>
</html>
`;
