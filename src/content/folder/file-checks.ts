import type { FormValue } from '../../domain/office/content-contract.ts';
import type { MediaFile } from '../content.ts';
import { csvSchemas } from './csv-files.ts';
import { documentHead } from './documents.ts';
import { modulesSchema } from './modules-file.ts';
import { postHead } from './posts.ts';
import { schoolFile } from './school-file.ts';

/** The schemas for the values of a school. They reject a value that names a media file that does not exist. */
export interface FileChecks {
  media: ReadonlySet<string>;
  csv: ReturnType<typeof csvSchemas>;
  modules: ReturnType<typeof modulesSchema>;
  post: ReturnType<typeof postHead>;
  document: ReturnType<typeof documentHead>;
  school: ReturnType<typeof schoolFile>;
  /** Caches the result of a check by the item's object: an edit of a draft replaces one item and keeps the other objects. */
  once: <Result>(item: FormValue, check: () => Result) => Result;
}

const checksByFiles = new WeakMap<readonly MediaFile[], FileChecks>();

/** The schemas for a school with these media files, cached by the list object. */
export function checksOf(files: readonly MediaFile[]): FileChecks {
  const checks = checksByFiles.get(files) ?? createChecks(files);
  checksByFiles.set(files, checks);
  return checks;
}

function createChecks(files: readonly MediaFile[]): FileChecks {
  const media: ReadonlySet<string> = new Set(files.map(({ id }) => id));
  const results = new WeakMap<object, unknown>();
  return {
    media,
    csv: csvSchemas(media),
    modules: modulesSchema(media),
    post: postHead(media),
    document: documentHead(media),
    school: schoolFile(media),
    once: <Result>(item: FormValue, check: () => Result) => {
      if (typeof item === 'string') return check();
      const result = (results.get(item) as Result | undefined) ?? check();
      results.set(item, result);
      return result;
    },
  };
}
