import type { Parameters, StoryObj } from '@storybook/react-vite';
import type { Page, Params } from '../../../src/site/page.ts';

/**
 * A story of a page at its path; `parameters` say what the API answers, which school it is and which visitor. Pages have no props,
 * so their stories have no page of docs.
 */
export const atPath =
  ({ Page }: Page, path: string, params: Params = {}) =>
  (parameters: Parameters = {}): StoryObj => ({
    render: () => <Page params={params} />,
    parameters: { path, ...parameters },
  });
