import { isIPv4, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** The `c.env` of @hono/node-server. It is empty if the server calls its own routes. */
export interface NodeEnv {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/**
 * Returns the client's network: an IPv4 address, or the /64 of an IPv6 address. With `trustProxy`, reads the last entry
 * of X-Forwarded-For, which the proxy writes; some proxies write `ip:port` or `[v6]:port`.
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
  /** The rate limit of this network, as a multiple of the limit of one client (an IPv4 address or a /64). */
  share: number;
}

const around = {
  ipv4: [
    { bits: 24, share: 4 },
    { bits: 16, share: 16 },
  ],
  // A provider has a /32 and assigns a /64, a /56 or a /48 to each customer.
  ipv6: [
    { bits: 56, share: 2 },
    { bits: 48, share: 4 },
    { bits: 32, share: 16 },
  ],
} as const;

/**
 * Returns the networks whose rate limits count an attempt: the client's own, which `clientAddress` returns, then the
 * larger networks around it, because an attacker may have many addresses of one provider.
 */
export function networksOf(network: string): Network[] {
  const [address = ''] = network.split('/');
  const larger = isIPv4(address) ? around.ipv4 : isIPv6(address) ? around.ipv6 : [];
  return [{ name: network, share: 1 }, ...larger.map(({ bits, share }) => ({ name: prefixOf(address, bits), share }))];
}

/**
 * Returns the network for limits that count a customer of a provider: the /48 of an IPv6 network, the largest block
 * that one customer gets; an IPv4 address unchanged.
 */
export function siteOf(network: string): string {
  const [address = ''] = network.split('/');
  return isIPv6(address) ? prefixOf(address, 48) : network;
}

/** Returns the network of the first `bits` of an address, in a canonical spelling. */
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
