import { readBase } from './base-version.ts';
import { readFolder } from './read-folder.ts';

/*
 * The child process of read-apart.ts. Each message is the path of a content folder to read. An error ends the process.
 */
process.on('message', async (folder: string) => {
  process.send?.({ ...(await readFolder(folder)), base: await readBase(folder) });
});
