import { afterEach, expect, it, vi } from 'vitest';
import { expectStyles, laterStyles } from '../../../src/site/later-styles.ts';
import { createStyleTarget } from '../../../src/style/style-target.ts';

afterEach(() => vi.unstubAllGlobals());

it('The later sheet is asked for again where it could not be had, and once where it could', async () => {
  const answers = [new Response('', { status: 404 }), new Response('.late{color:red}')];
  const fetch = vi.fn(async () => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetch);
  const target = createStyleTarget('', 0);
  const precede = vi.spyOn(target, 'precede');
  expectStyles('/assets/styles-x.css', target);
  await laterStyles();
  expect(precede).not.toHaveBeenCalled();
  await laterStyles();
  await laterStyles();
  expect(precede).toHaveBeenCalledExactlyOnceWith('.late{color:red}');
  expect(fetch).toHaveBeenCalledTimes(2);
});
