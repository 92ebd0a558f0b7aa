import type { StyleTarget } from '../style/style-target.ts';

/** The <style> with the rules of all below the header: the server fills it, and a browser leaves it as it is. */
export const stylesId = 'styles';

let begin: () => Promise<void> = async () => {};
let coming: Promise<void> | undefined;

/** Tells where the sheet with the rules of all parts stands; in development there is none, and parts bring their own. */
export function expectStyles(href: string | undefined, target: StyleTarget): void {
  if (!href) return;
  begin = async () => {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`);
    target.precede(await answer.text());
  };
}

/**
 * The rules of all that the server's page does not show; asked for once the page has been taken over, and awaited by
 * whatever shows more, which asks again where it could not be had. Never rejects: better without its looks than not at all.
 */
export function laterStyles(): Promise<void> {
  coming ??= begin().catch(() => {
    coming = undefined;
  });
  return coming;
}
