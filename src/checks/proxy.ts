import { isRow } from '../domain/text.ts';
import { envFile } from '../settings/env-file.ts';
import type { Settings } from '../settings/settings.ts';
import { type Check, plain, results } from './check.ts';
import { type Answer, probe } from './probe.ts';

const { ok, off, problem } = results('Proxy');

type ProxySettings = Pick<Settings, 'publicUrl' | 'trustProxy'>;

/**
 * Checks that TRUST_PROXY is right for the proxy in front of this server.
 *
 * @param received the headers of a request as this server received it
 */
export function checkProxy({ publicUrl, trustProxy }: ProxySettings, received?: Headers): Check {
  const untrusted = (message: string) =>
    problem(
      `${message}, but TRUST_PROXY is false: the limits count all visitors as one.`,
      `Set TRUST_PROXY=true in ${envFile()}, and restart the server.`,
    );
  const isForwarded = received?.has('x-forwarded-for') || received?.has('forwarded');
  if (!trustProxy) {
    if (publicUrl?.startsWith('https:'))
      return untrusted('PUBLIC_URL begins with https, so a proxy passes on the requests');
    if (isForwarded) return untrusted('Requests arrive with the header X-Forwarded-For of a proxy');
    return publicUrl === undefined ? off('PUBLIC_URL is not set: no proxy is expected.') : ok('No proxy is used.');
  }
  const isPublic = publicUrl !== undefined && received?.get('host') === new URL(publicUrl).host;
  if (isPublic && !received?.has('x-forwarded-for')) {
    return problem(
      'TRUST_PROXY is true, but requests arrive without the header X-Forwarded-For: the limits count all visitors as one.',
      'Let the proxy set it: proxy_set_header X-Forwarded-For $remote_addr. demo/deploy has the configuration of nginx.',
    );
  }
  return ok('The headers of the proxy are trusted (TRUST_PROXY).');
}

/** `checkProxy` for a command: calls PUBLIC_URL and, with HEALTH_TOKEN, reads which headers the running server received. */
export async function checkProxyFromOutside(settings: Settings, site: Answer | string | undefined): Promise<Check> {
  const { publicUrl, trustProxy, healthToken } = settings;
  const bySettings = checkProxy(settings);
  if (bySettings.state === 'problem' || publicUrl === undefined || typeof site !== 'object') return bySettings;
  // This server sends neither header, so a proxy has added it.
  const proxy = site.headers.get('via') ?? site.headers.get('server');
  if (!trustProxy && proxy !== null) {
    return checkProxy({ publicUrl, trustProxy }, new Headers({ 'X-Forwarded-For': plain(proxy) }));
  }
  if (healthToken === undefined) return bySettings;
  const details = await probe(`${publicUrl}/readyz?details`, {
    headers: { Authorization: `Bearer ${healthToken}` },
    signal: AbortSignal.timeout(30_000),
  });
  return (typeof details === 'object' && proxyIn(details.text)) || bySettings;
}

function proxyIn(text: string): Check | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const checks: unknown[] = isRow(parsed) && Array.isArray(parsed.checks) ? parsed.checks : [];
    const found = checks.find((one) => isRow(one) && one.name === 'Proxy');
    if (!isRow(found) || found.state !== 'problem') return undefined;
    return problem(plain(String(found.message)), plain(String(found.whatToDo)));
  } catch {
    return undefined;
  }
}
