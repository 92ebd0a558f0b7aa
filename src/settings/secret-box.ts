import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './folders.ts';
import type { Settings } from './settings.ts';

/*
 * Encryption of the secrets that the office stores in the database. A backup of the database does not contain the key.
 */

export interface SecretBox {
  /** @param name the purpose of the text; `open` needs the same name */
  seal: (name: string, text: string) => string;
  /** Undefined if the text was encrypted with another key, such as after a restore on another machine. */
  open: (name: string, sealed: string) => string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The key is SECRETS_KEY, or the file `secrets.key` of DATA_DIR, which the first secret creates. */
export function createSecretBox({ dataDir, secretsKey }: Pick<Settings, 'dataDir' | 'secretsKey'>): SecretBox {
  const file = join(dataDir, 'secrets.key');
  const readKey = (): Buffer | undefined => {
    if (secretsKey !== undefined) return createHash('sha256').update(secretsKey).digest();
    return existsSync(file) ? Buffer.from(readFileSync(file, 'utf8').trim(), 'base64') : undefined;
  };
  const createKey = (): Buffer => {
    makeFolder(dataDir);
    const key = randomBytes(32);
    // Fails if another process has created it meanwhile.
    writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    return key;
  };
  return {
    seal(name, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, readKey() ?? createKey(), iv).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(name, sealed) {
      const key = readKey();
      const bytes = Buffer.from(sealed, 'base64');
      if (key?.length !== 32 || bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
