import { OfficeFailure } from '../../data/office.ts';

/** True if the browser can parse passkey options as JSON: Chrome 129, Firefox 119, Safari 18.4 and later. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const cancelled = 'The passkey was not used. Try again, or use your password.';

/**
 * Asks the browser for a passkey.
 *
 * @param options the server's options in WebAuthn's JSON format
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
 * @param options the server's options in WebAuthn's JSON format
 * @returns the response for the server
 * @throws OfficeFailure if the visitor cancels
 */
export async function createPasskey(options: object): Promise<object> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return responseOf(navigator.credentials.create({ publicKey }));
}

async function responseOf(asked: Promise<Credential | null>): Promise<object> {
  // The browser rejects with the same error on cancel, on timeout and without a passkey.
  const credential = await asked.catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new OfficeFailure(cancelled);
  return credential.toJSON();
}
