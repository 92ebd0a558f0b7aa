import type { SchoolSettings } from '../domain/school.ts';
import { escapeHtml, isolated } from '../domain/text.ts';
import { directionOf } from '../domain/text-direction.ts';
import { dark, light } from '../tokens/colours.ts';
import { labelLanguage } from '../tokens/limits.ts';

/** The data of the sender of a letter. */
export type LetterSchool = Pick<SchoolSettings, 'name' | 'language' | 'supportEmail'>;

export interface LetterOptions {
  subject: string;
  /** Plain texts; each becomes a paragraph. */
  paragraphs: readonly string[];
  /** A link, shown as a button and written out below it. */
  action?: { label: string; url: string };
  school: LetterSchool;
}

/** A mail in both formats, as nodemailer accepts it. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** Replaces line breaks, which would end the Subject header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/**
 * A short mail from the school to one person, as plain text and as HTML from the same content. It has no pictures and
 * loads nothing. The page has the direction of the school's language; each paragraph has its own, because the fixed
 * texts are English.
 */
export function letter({ subject, paragraphs, action, school }: LetterOptions): Letter {
  const title = oneLine(subject);
  return {
    subject: title,
    text: letterText({ paragraphs, action, school }),
    html: letterHtml({ subject: title, paragraphs, action, school }),
  };
}

function letterText({ paragraphs, action, school }: Omit<LetterOptions, 'subject'>): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const signature = ['-- ', isolated(school.name), ...(school.supportEmail ? [school.supportEmail] : [])].join('\n');
  return `${[...paragraphs, ...link, signature].join('\n\n')}\n`;
}

const style = {
  body: `margin: 0; padding: 24px 16px; background: ${light.ground}; color: ${light.text}; font: 16px/1.5 system-ui, sans-serif;`,
  main: 'max-width: 560px; margin: 0 auto;',
  name: 'margin: 0 0 24px; font-weight: 700;',
  title: 'margin: 0 0 16px; font-size: 22px; line-height: 1.3;',
  paragraph: 'margin: 0 0 16px; white-space: pre-line;',
  button: `display: inline-block; padding: 12px 20px; border-radius: 8px; background: ${light.text}; color: ${light.ground}; font-weight: 700; text-decoration: none;`,
  address: 'margin: 0 0 16px; font-size: 14px; overflow-wrap: anywhere;',
  end: 'margin: 32px 0 0; font-size: 14px;',
} as const;

/** For mail programs that support `prefers-color-scheme`. The others show the light theme, or invert it. */
const darkStyle = `@media (prefers-color-scheme: dark) {
body { background: ${dark.ground} !important; color: ${dark.text} !important; }
.button { background: ${dark.text} !important; color: ${dark.ground} !important; }
}`;

function letterHtml({ subject, paragraphs, action, school }: LetterOptions): string {
  const name = escapeHtml(school.name);
  const contact = escapeHtml(school.supportEmail);
  const texts = paragraphs.map((text) => `<p dir="auto" style="${style.paragraph}">${withLinks(text)}</p>`);
  return `<!doctype html>
<html lang="${labelLanguage}" dir="${directionOf(school.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>${darkStyle}</style>
<title>${escapeHtml(subject)}</title>
</head>
<body style="${style.body}">
<div style="${style.main}">
<p style="${style.name}"><bdi lang="${escapeHtml(school.language)}">${name}</bdi></p>
<h1 dir="auto" style="${style.title}">${escapeHtml(subject)}</h1>
${[...texts, ...actionHtml(action)].join('\n')}
<p style="${style.end}"><bdi lang="${escapeHtml(school.language)}">${name}</bdi>${
    contact && `<br><a href="mailto:${contact}" dir="ltr" style="color: inherit">${contact}</a>`
  }</p>
</div>
</body>
</html>
`;
}

/** Converts a text to HTML, and web addresses to links, because not every mail program does. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map(escapeHtml)
    .map((part, index) => (index % 2 === 0 ? part : `<a href="${part}" dir="ltr" style="color: inherit">${part}</a>`))
    .join('');

/** The URL is also written out, because some mail programs show no button. */
function actionHtml(action: LetterOptions['action']): string[] {
  if (!action) return [];
  const url = escapeHtml(action.url);
  return [
    `<p style="margin: 0 0 16px"><a href="${url}" class="button" style="${style.button}">${escapeHtml(action.label)}</a></p>`,
    `<p dir="ltr" style="${style.address}"><a href="${url}" style="color: inherit">${url}</a></p>`,
  ];
}
