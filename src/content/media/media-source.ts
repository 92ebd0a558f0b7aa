import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A media file's id is Unicode NFC. macOS and some archives write file names in NFD. */
export const mediaId = (path: string): string => path.normalize('NFC');

/** The file of a media id in a content folder; each part of the path may be NFC or NFD there. */
export const mediaFile = (folder: string, id: string): string =>
  id.split('/').reduce(
    (parent, name) => {
      const path = join(parent, name);
      return existsSync(path) ? path : join(parent, name.normalize('NFD'));
    },
    join(folder, 'media'),
  );
