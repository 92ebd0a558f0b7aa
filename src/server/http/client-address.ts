import { isIPv4, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** What @hono/node-server puts into `c.env`; absent if a request is made within this process. */
export interface NodeEnv {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/**
 * The client's network: an IPv4 address, or the /64 that an IPv6 client owns. Behind a trusted proxy it is read from the last
 * entry of X-Forwarded-For, which the proxy wrote itself; some proxies write `ip:port` or `[v6]:port`.
 */
export function clientAddress(request: Request, env: NodeEnv | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const written = forwarded || env?.incoming?.socket.remoteAddress || 'unknown';
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? prefixOf(address, 64) : address || 'unknown';
}

export interface Network {
  name: string;
  /** The number of single clients (an IPv4 address, a /64) that the whole network may act like. */
  share: number;
}

const around = {
  ipv4: [
    { bits: 24, share: 4 },
    { bits: 16, share: 16 },
  ],
  // Providers own a /32 and give a customer a /64, a /56 or a /48.
  ipv6: [
    { bits: 56, share: 2 },
    { bits: 48, share: 4 },
    { bits: 32, share: 16 },
  ],
} as const;

/** A network that `clientAddress` returned and the larger ones around it, the smallest first. */
export function networksOf(network: string): Network[] {
  const [address = ''] = network.split('/');
  const larger = isIPv4(address) ? around.ipv4 : isIPv6(address) ? around.ipv6 : [];
  return [{ name: network, share: 1 }, ...larger.map(({ bits, share }) => ({ name: prefixOf(address, bits), share }))];
}

/** The /48 around an IPv6 network: the most that a provider gives to one customer. An IPv4 address is one customer. */
export function siteOf(network: string): string {
  const [address = ''] = network.split('/');
  return isIPv6(address) ? prefixOf(address, 48) : network;
}

/** The network of the first `bits` of an address, in one spelling. */
function prefixOf(address: string, bits: number): string {
  const isV4 = isIPv4(address);
  const [withoutZone = ''] = address.split('%');
  const bitsPerPart = isV4 ? 8 : 16;
  const parts = isV4
    ? withoutZone.split('.').map(Number)
    : expandIPv6(withoutZone)
        .split(':')
        .map((part) => Number.parseInt(part, 16));
  const kept = parts.slice(0, Math.ceil(bits / bitsPerPart)).map((part, index) => {
    const cut = Math.max(0, (index + 1) * bitsPerPart - bits);
    return (part >> cut) << cut;
  });
  if (isV4) return `${[...kept, 0, 0, 0].slice(0, 4).join('.')}/${bits}`;
  return `${kept.map((part) => part.toString(16)).join(':')}::/${bits}`;
}
