import { OfficeFailure } from '../../data/office.ts';

/** Whether this browser can read the server's options: Chrome 129, Firefox 119, Safari 18.4 and later. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const cancelled = 'The passkey was not used. Try again, or use your password.';

/**
 * Asks for a passkey.
 *
 * @param options of the server, in the JSON format of WebAuthn
 * @returns the response for the server
 * @throws OfficeFailure if the visitor cancels
 */
export async function readPasskey(options: object): Promise<object> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return responseOf(navigator.credentials.get({ publicKey }));
}

/**
 * Creates a passkey.
 *
 * @param options of the server, in the JSON format of WebAuthn
 * @returns the response for the server
 * @throws OfficeFailure if the visitor cancels
 */
export async function createPasskey(options: object): Promise<object> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return responseOf(navigator.credentials.create({ publicKey }));
}

async function responseOf(asked: Promise<Credential | null>): Promise<object> {
  // The browser rejects alike if the visitor cancels, waits too long or has no passkey here.
  const credential = await asked.catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new OfficeFailure(cancelled);
  return credential.toJSON();
}
