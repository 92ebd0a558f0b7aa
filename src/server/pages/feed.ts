import type { BlogSummary } from '../../domain/entities.ts';
import { blogs as decode } from '../../domain/own-api.ts';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';

/** Returns the school's posts, newest first; an empty list if the API does not respond. */
export async function readBlogs(apiHost: string, call: typeof fetch): Promise<BlogSummary[]> {
  try {
    const response = await call(`${apiHost}/blog`, { signal: AbortSignal.timeout(5_000) });
    return response.ok ? decode(await response.json(), apiHost) : [];
  } catch {
    return [];
  }
}

/** Renders the blog as RSS 2.0. */
export function feedXml(school: School, posts: readonly BlogSummary[], origin: string): string {
  const items = posts.map(({ id, title, day }) => {
    const link = escapeHtml(new URL(`/blog-details/${encodeURIComponent(id)}`, origin).href);
    const date = new Date(`${day}T00:00:00Z`).toUTCString();
    return `<item><title>${escapeHtml(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(school.name)}</title>
<link>${escapeHtml(`${origin}/blogs`)}</link>
<atom:link href="${escapeHtml(`${origin}/blogs/feed.xml`)}" rel="self" type="application/rss+xml"/>
<language>${escapeHtml(school.language)}</language>
<description>${escapeHtml(`Posts of ${school.name}`)}</description>
${items.join('\n')}
</channel></rss>
`;
}
