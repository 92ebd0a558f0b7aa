import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../../db/schema.ts';
import { countUndelivered } from '../../delivery/undelivered.ts';
import type { NotifySettings } from '../../settings/settings.ts';

export interface Metrics {
  /** Counts a request when its response closes. */
  observe: (request: IncomingMessage, response: ServerResponse) => void;
  /** The metrics in Prometheus' text format. */
  text: () => Promise<{ type: string; body: string }>;
  close: () => void;
}

/** The label of a request by the start of its path. The paths themselves would create unlimited labels. */
const classes: readonly (readonly [start: RegExp, name: string])[] = [
  [/^\/api(\/|$)/, 'api'],
  [/^\/assets\//, 'asset'],
  [/^\/(media|icons|sharing|downloads)\//, 'media'],
  [/^\/embed\//, 'embed'],
  [/^\/(healthz|readyz|metrics)$/, 'health'],
  [/^\/(demo|kit)(\/|$)/, 'showcase'],
];

export function routeClass(url: string): string {
  const [path = ''] = url.split('?');
  return classes.find(([start]) => start.test(path))?.[1] ?? 'page';
}

/** Metrics for Prometheus: requests, durations, undelivered messages, memory, event loop. */
export function createMetrics(db: Db | undefined, notify: NotifySettings): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'steam_http_request_duration_seconds',
    help: 'Requests by class of route and of status, and their duration until the response closed.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2.5, 10],
    registers: [register],
  });
  if (db) countOutbox(register, db, notify);
  return {
    observe(request, response) {
      const begun = performance.now();
      response.once('close', () => {
        const status = `${Math.floor(response.statusCode / 100)}xx`;
        requests.observe({ route: routeClass(request.url ?? ''), status }, (performance.now() - begun) / 1_000);
      });
    },
    text: async () => ({ type: register.contentType, body: await register.metrics() }),
    close: () => register.clear(),
  };
}

function countOutbox(register: Registry, db: Db, notify: NotifySettings): void {
  new Gauge({
    name: 'steam_outbox_messages',
    help: 'Messages that a channel has not announced. waiting: will be; retrying: those of them that failed before; failed: given up and unread.',
    labelNames: ['channel', 'state'],
    registers: [register],
    async collect() {
      this.reset();
      for (const channel of ['mail', 'webhook'] as const) {
        if (notify[channel] === undefined) continue;
        // An unavailable database must not hide the metrics of the process; /readyz reports it.
        const counts = await countUndelivered(db, channel).catch(() => ({}));
        for (const [state, count] of Object.entries(counts)) this.set({ channel, state }, count);
      }
    },
  });
}
