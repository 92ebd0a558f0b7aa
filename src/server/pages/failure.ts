import { brand } from '../../tokens/brand.ts';

/** What a visitor sees when a page could not be rendered at all: no script, no style, nothing that can fail again. */
export const failurePage = (reference: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Unexpected Application Error! – ${brand.product}</title></head>
<body><main><h1>Unexpected Application Error!</h1>
<p>Something broke on our side, not on yours. Please try again in a moment.</p>
<p><a href="">Try again</a> · <a href="/">Go to the home page</a></p>
<p>If it keeps happening, write to <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a> and quote ${reference}.</p>
</main></body></html>
`;
