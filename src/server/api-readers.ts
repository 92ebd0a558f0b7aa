import type { Hono } from 'hono';
import type { LiveContent } from '../content/live.ts';
import type { Settings } from '../settings/settings.ts';
import type { ReadList } from './embed/first-cards.ts';
import type { OembedOptions } from './embed/oembed.ts';
import type { NodeEnv } from './http/client-address.ts';
import type { Log } from './http/log.ts';
import { createApiCaller } from './pages/call-api.ts';
import { readCourse, readPartner } from './share/subject.ts';

type App = Hono<{ Bindings: NodeEnv }>;

interface ReaderOptions {
  settings: Settings;
  live: LiveContent;
  log: Log;
}

/** Returns a function that reads a list from the API: the cards in the HTML of a widget's iframe. */
export function listReader(app: App, { settings, log }: ReaderOptions): ReadList {
  const call = createApiCaller(app, settings, log)();
  return async (address) => {
    try {
      const response = await call(`${settings.apiHost ?? '/api'}${address}`, { signal: AbortSignal.timeout(1_000) });
      return response.ok ? await response.json() : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Returns the functions that read a course and a partner from the API for oEmbed. */
export function oembedReaders(
  app: App,
  { settings, live, log }: ReaderOptions,
): Pick<OembedOptions, 'course' | 'partner'> {
  const callApi = createApiCaller(app, settings, log);
  const sources = () => ({ apiHost: settings.apiHost ?? '/api', fetch: callApi() });
  return {
    course: async (id) => {
      const course = await readCourse(sources(), id);
      const { sharingPicture: usual, logo } = live.school();
      return course && { name: course.name, picture: live.sharingPicture(course.imageUrl, usual, logo) };
    },
    partner: (id) => readPartner(sources(), id),
  };
}
