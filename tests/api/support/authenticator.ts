import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The values that an attestation contains. They are encoded as CBOR (RFC 8949). */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map((part) => cbor(part))]);
  return Buffer.concat([head(2, value.length), value]);
}

const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const flags = { userPresent: 1, userVerified: 4, hasCredential: 64 };

export interface CeremonyOptions {
  /** The origin that the browser reports. @default that of the authenticator */
  origin?: string;
  /** @default true */
  isUserVerified?: boolean;
}

/** Makes a software passkey for one site. Its methods return the JSON that a browser returns to a page. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16).toString('base64url');
  let counter = 0;

  const challengeOf = (options: object) => ('challenge' in options ? String(options.challenge) : '');
  const clientData = (type: string, options: object, { origin: reported = origin }: CeremonyOptions) =>
    Buffer.from(JSON.stringify({ type, challenge: challengeOf(options), origin: reported, crossOrigin: false }));
  const authenticatorData = ({ isUserVerified = true }: CeremonyOptions, more = Buffer.alloc(0)) => {
    counter += 1;
    const set =
      flags.userPresent | (isUserVerified ? flags.userVerified : 0) | (more.length > 0 ? flags.hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([set]), count, more]);
  };
  const credential = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    /** Like `navigator.credentials.create`. */
    create(options: object, ceremony: CeremonyOptions = {}) {
      // COSE_Key: EC2, ES256, P-256.
      const key = cbor(
        new Map<number, Cbor>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const rawId = Buffer.from(id, 'base64url');
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, key]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData(ceremony, attested)],
        ]),
      );
      return credential({
        clientDataJSON: clientData('webauthn.create', options, ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Like `navigator.credentials.get`. */
    get(options: object, ceremony: CeremonyOptions = {}) {
      const data = clientData('webauthn.get', options, ceremony);
      const authData = authenticatorData(ceremony);
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
      });
    },
  };
}
