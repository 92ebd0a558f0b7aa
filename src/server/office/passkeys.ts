import { z } from 'zod';
import { HttpError } from '../api/http-error.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import type { OfficeContext } from './handler.ts';
import type { SignedInStaff } from './staff-sessions.ts';

type AnyContext = OfficeContext<SignedInStaff | undefined>;

/** Imported on first use: its certificate parser takes a tenth of the time of a server start. */
const webAuthn = () => import('@simplewebauthn/server');

const maxPasskeys = 20;

const toSignIn = 'sign-in';
const toAdd = ({ staff }: OfficeContext) => `add ${staff.id}`;

/** WebAuthn's relying party ID: the site's host name. */
const rpId = ({ origin }: AnyContext) => new URL(origin).hostname;

/** Ed25519, ES256 and RS256 of COSE: every authenticator has one of them. */
const algorithms = [-8, -7, -257];

const encoded = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8_000);
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') };
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(z.enum(['ble', 'hybrid', 'internal', 'nfc', 'usb']))
      .optional()
      .catch([]),
  }),
});
const authentication = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});

const notAccepted = () => new HttpError(422, 'This passkey was not accepted. Try again, or use your password.');

/** Validates the browser's response. The office uses no WebAuthn extensions. */
function decode<T extends object>(schema: z.ZodType<T>, response: object): T & { clientExtensionResults: object } {
  const { success, data } = schema.safeParse(response);
  if (!success) throw notAccepted();
  return { ...data, clientExtensionResults: {} };
}

const passkeysOf = async ({ db }: AnyContext, staffId: string) =>
  (await db.selectFrom('staff_passkeys').select(['id', 'transports']).where('staff_id', '=', staffId).execute()).map(
    ({ id, transports }) => ({ id, transports: transportsOf(transports) }),
  );

const transportsOf = (stored: string) => stored.split(' ').filter((name) => name !== '');

/**
 * Options for `navigator.credentials.get`. Before the sign-in they list no passkeys, because a list would reveal the
 * members of staff. The browser offers its own passkeys.
 */
export async function passkeyOptions(context: AnyContext): Promise<object> {
  const { staff } = context;
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: rpId(context),
    userVerification: 'required',
    ...(staff && { allowCredentials: await passkeysOf(context, staff.id) }),
  });
  await keepChallenge(context, options.challenge, toSignIn);
  return options;
}

/**
 * Verifies the response of `navigator.credentials.get`.
 *
 * @returns the id of the passkey's member of staff
 * @throws HttpError if the response is not valid
 */
export async function verifyPasskey(context: AnyContext, given: object): Promise<string> {
  const { db, origin, now } = context;
  const response = decode(authentication, given);
  const challenge = await takeChallenge(context, toSignIn);
  const stored = await db.selectFrom('staff_passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
  if (challenge === undefined || !stored) throw notAccepted();
  const verified = await (await webAuthn())
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId(context),
      requireUserVerification: true,
      credential: {
        id: stored.id,
        publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
        counter: stored.counter,
      },
    })
    .catch(() => {
      // verifyAuthenticationResponse rejects if a value does not match.
      throw notAccepted();
    });
  if (!verified.verified) throw notAccepted();
  await db
    .updateTable('staff_passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, used_at: now() })
    .where('id', '=', stored.id)
    .execute();
  return stored.staff_id;
}

/** Options for `navigator.credentials.create`: a discoverable passkey, which replaces email address and password. */
export async function newPasskeyOptions(context: OfficeContext): Promise<object> {
  const { staff, live } = context;
  const existing = await passkeysOf(context, staff.id);
  if (existing.length >= maxPasskeys) {
    throw new HttpError(422, `You have ${maxPasskeys} passkeys. Remove one of them first.`);
  }
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: live.school().name,
    rpID: rpId(context),
    userID: new TextEncoder().encode(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    excludeCredentials: existing,
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(context, options.challenge, toAdd(context));
  return options;
}

/** Verifies the response of `navigator.credentials.create`, and stores the passkey. */
export async function addPasskey(
  context: OfficeContext,
  { name, response: given }: { name: string; response: object },
) {
  const { db, staff, origin, now } = context;
  const response = decode(registration, given);
  const challenge = await takeChallenge(context, toAdd(context));
  if (challenge === undefined) throw notAccepted();
  const { registrationInfo } = await (await webAuthn())
    .verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId(context),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    .catch(() => {
      throw notAccepted();
    });
  if (!registrationInfo) throw notAccepted();
  const { id, publicKey, counter } = registrationInfo.credential;
  const added = await db
    .insertInto('staff_passkeys')
    .values({
      id,
      staff_id: staff.id,
      name,
      counter,
      created_at: now(),
      used_at: null,
      public_key: Buffer.from(publicKey).toString('base64url'),
      transports: (response.response.transports ?? []).join(' '),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new HttpError(409, 'This passkey is known already.');
}
