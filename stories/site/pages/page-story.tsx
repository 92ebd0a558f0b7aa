import type { Parameters, StoryObj } from '@storybook/react-vite';
import type { Page, Params } from '../../../src/site/page.ts';

/**
 * Creates the story of a page at its path. `parameters` set the API's responses, the school and the session. Pages have
 * no props, so their stories have no docs page.
 */
export const atPath =
  ({ Page }: Page, path: string, params: Params = {}) =>
  (parameters: Parameters = {}): StoryObj => ({
    render: () => <Page params={params} />,
    parameters: { path, ...parameters },
  });
