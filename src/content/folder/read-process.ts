import { readBase } from './base-version.ts';
import { readFolder } from './read-folder.ts';

/*
 * The child process of read-apart.ts: reads the content folder of each message. An error ends it.
 */
process.on('message', async (folder: string) => {
  process.send?.({ ...(await readFolder(folder)), base: await readBase(folder) });
});
