import type { School } from '../../domain/school.ts';
import { escapeHtml } from './document.ts';

/** What a visitor sees when a page could not be rendered at all: no script, no style, nothing that can fail again. */
export const failurePage = (reference: string, { name, supportEmail }: School) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Unexpected Application Error! – ${escapeHtml(name)}</title></head>
<body><main><h1>Unexpected Application Error!</h1>
<p>Something broke on our side, not on yours. Please try again in a moment.</p>
<p><a href="">Try again</a> · <a href="/">Go to the home page</a></p>
<p>If it keeps happening, write to <a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a> and quote ${reference}.</p>
</main></body></html>
`;
