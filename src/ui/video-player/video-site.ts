const sites = [
  ['YouTube', /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/],
  ['Vimeo', /(^|\.)vimeo\.com$/],
] as const;

/** The site that an address of a video page belongs to; none for a clip that the browser may play itself. */
export function videoSite(src: string): string | undefined {
  if (!URL.canParse(src)) return undefined;
  const { hostname, pathname } = new URL(src);
  // Vimeo hands out clips, too.
  if (/\.(mp4|webm|m4v|mov)$/i.test(pathname)) return undefined;
  return sites.find(([, host]) => host.test(hostname))?.[0];
}
