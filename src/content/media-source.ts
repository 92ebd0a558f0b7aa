import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The form of a media file's id. macOS and some archives write names in the other one, NFD. */
export const mediaId = (path: string): string => path.normalize('NFC');

/** The file of a media id in a content folder, with each part of its path in the form that the folder has. */
export const mediaFile = (folder: string, id: string): string =>
  id.split('/').reduce(
    (parent, name) => {
      const path = join(parent, name);
      return existsSync(path) ? path : join(parent, name.normalize('NFD'));
    },
    join(folder, 'media'),
  );
