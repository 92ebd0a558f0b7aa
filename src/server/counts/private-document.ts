import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { sha256Source } from '../http/document-theme.ts';
import { directionOf, type PageLanguage } from '../http/page-language.ts';
import { baseHeaders } from '../http/security-headers.ts';

export interface PrivateDocument {
  school: School;
  title: string;
  lang: PageLanguage;
  css: string;
}

/** The HTML document of a page for one ambassador, such as the private counts page. */
export const privateDocument = ({ school, title, lang, css }: PrivateDocument, body: string): string => `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – ${escapeHtml(school.name)}</title>
${school.icon && `<link rel="icon" href="${escapeHtml(school.icon)}">`}
<style>${css}</style>
</head>
<body>
<header><a href="/">${school.logo && `<img src="${escapeHtml(school.logo)}" alt="" width="44" height="44">`}<bdi>${escapeHtml(school.name)}</bdi></a></header>
<main>
${body}
</main>
</body>
</html>
`;

export const privateHeadersOf = (css: string) => ({
  ...baseHeaders,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // The URL contains the secret: browsers must not send it to other sites.
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; style-src ${sha256Source(css)}; img-src 'self' https: http: data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
});
