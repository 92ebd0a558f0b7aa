import type { LiveContent } from '../content/live.ts';
import { isReadOnly } from '../db/open.ts';
import { databaseName, databaseOrigin } from '../settings/database-name.ts';
import type { Settings } from '../settings/settings.ts';
import { type Health, noContent } from './health/health.ts';
import { isKitBuilt } from './showcase/kit.ts';

export interface BannerOptions {
  settings: Settings;
  port: number;
  health: Health;
  live: LiveContent;
  /** True if pages are rendered from the sources. */
  dev: boolean;
  /** True if this server builds the kit (Storybook) when it is missing or outdated. */
  buildsKit: boolean;
}

/** The text that the server prints on start: its URLs, and the state of its database and API host. */
export function banner({ settings, port, health, live, dev, buildsKit }: BannerOptions): string {
  const { apiHost, show, set, publicUrl } = settings;
  const local = `http://localhost:${port}`;
  const site = publicUrl ?? local;
  const at = (path: string, part: Settings['show'][number]) =>
    show.includes(part) ? `${site}${path}` : `off: SHOW=${part}`;
  const database = `${databaseName(settings)} (${databaseOrigin(settings)})`;
  const readOnly = isReadOnly(settings.database) ? ', but can only be read: nothing is stored' : '';
  return [
    `Site      ${site}/${publicUrl ? `, on this machine ${local}/` : ''}${dev ? ', from the sources' : ''}`,
    `API       ${apiHost ?? `${site}/api`}/${apiHost ? `: ${health.apiHost ?? ''}` : ''}`,
    `Database  ${apiHost ? 'none: API_HOST is another server' : `${database}: ${health.database ?? ''}${readOnly}`}`,
    `Content   ${describeContent(settings, live)}`,
    ...(settings.bucket ? [`Media     in the bucket ${settings.bucket.url}`] : []),
    `Demo      ${at('/demo/', 'demo')}`,
    `Kit       ${at('/kit/', 'kit')}${show.includes('kit') ? describeKit(buildsKit) : ''}`,
    `Embed     ${site}/embed/v1/steam.js`,
    `Messages  ${describeNotify(settings)}`,
    `Settings  ${set.length > 0 ? set.join(', ') : 'all by default'}`,
  ].join('\n');
}

function describeKit(buildsKit: boolean): string {
  if (isKitBuilt('react')) return '';
  return buildsKit ? ', being built in the background: two to four minutes' : ', not built: npm run build';
}

function describeNotify({ apiHost, notify: { webhook, mail } }: Settings): string {
  if (apiHost) return 'kept by the API host';
  const channels = [webhook && 'NOTIFY_WEBHOOK', mail && 'NOTIFY_EMAIL'].filter(Boolean);
  if (channels.length > 0) return `announced to ${channels.join(' and ')}`;
  return 'stored, not announced: npm run office -- messages lists them, NOTIFY_WEBHOOK or SMTP_URL sends them';
}

function describeContent({ apiHost, sample }: Settings, live: LiveContent): string {
  if (apiHost) return 'from the API host';
  if (live.version() === '') return noContent;
  return sample ? 'in the database, which started with the sample content' : 'in the database';
}
