import { type FocusPoint, splitFocus } from '../focus.ts';
import type { Kind } from './kinds.ts';

/** A value of a form: a text, a list of items, or a group of values. The keys are those of the content folder's files. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormValues = { [key: string]: FormValue };

export interface ItemSummary {
  id: string;
  title: string;
  subtitle: string;
  /** The URL of a picture, or ''. */
  image: string;
  isHidden: boolean;
  /** The values that the list shows and filters by: `list` of kinds.ts. */
  values: Readonly<Record<string, string>>;
  /** Whether a value is missing or wrong, so that the item cannot be published. */
  isUnfinished: boolean;
  /** The difference from the published item; undefined if there is none. */
  change: 'new' | 'changed' | undefined;
}

export interface DraftState {
  /** One line for each kind of change since the version that the draft is based on. */
  changes: string[];
  /** Versions that others published since then. Publishing needs `content/update` first. */
  others: { by: string; at: number; note: string; changes: string[] }[];
  savedAt: number | undefined;
  /** The problems that prevent publishing. */
  problems: DraftProblem[];
}

/** A missing or wrong value in a draft. */
export interface DraftProblem {
  kind: Kind;
  /** The id of the item; '' if the school has no item of this kind, but needs one. */
  id: string;
  /** The path of the value in the form; '' for the item as a whole. */
  path: string;
  /** A sentence that names the item: `Your school has no name yet.` */
  message: string;
}

/** Identifies an item by its kind (`courses` …) and id. An empty id stands for the order of all items of the kind. */
export interface ItemKey {
  kind: Kind;
  id: string;
}

/** The difference between an item of a draft and the version that the draft is based on. */
export interface ItemChange extends ItemKey {
  title: string;
  change: 'new' | 'changed' | 'removed' | 'order';
  /** The changed fields, with shortened texts; of a list, the number of its items. */
  fields: { label: string; from: string; to: string }[];
}

export interface DraftChange extends ItemChange {
  /** The `changeKey` of each change that must be published together with this one. */
  needs: string[];
}

export interface FileProblem {
  /** The file of the content folder, such as `courses.csv`. */
  file: string;
  /** The row of a spreadsheet (row 1 has the column names), or the line of a text file. */
  row?: number | undefined;
  column?: string | undefined;
  message: string;
}

/** A field that both the draft and another member of staff changed. */
export interface Conflict {
  key: string;
  /** The other member of staff. */
  by: string;
  /** The place in words: `courses, robots, fee`. */
  where: string;
  before: string;
  mine: string;
  theirs: string;
}

export interface ContentVersionSummary {
  number: number;
  by: string;
  at: number;
  note: string;
  changes: string[];
  isCurrent: boolean;
}

export interface FileUse {
  kind: Kind;
  id: string;
  title: string;
}

export interface SchoolFile {
  /** The path in media/. */
  path: string;
  url: string;
  usedBy: FileUse[];
  /** Whether the version that the draft is based on contains the file. */
  isPublished: boolean;
  /** Set for a picture that the site may crop: the path with the focus point of its first use, `a.webp#focus=50-20`. */
  cropped?: string | undefined;
}

/** A row of a spreadsheet to import, by the keys of the form. A missing or empty key keeps the value of the item. */
export type ImportRow = Record<string, string>;

export interface ImportInput {
  kind: Kind;
  rows: ImportRow[];
  removeOthers: boolean;
}

/** The result of importing a row. */
export interface ImportedItem {
  /** The id of the item that the row updates, or of the new one. */
  id: string;
  state: 'new' | 'changed' | 'same';
  /** Messages by key; '' for the item as a whole. */
  errors: Record<string, string>;
}

/** The state of the draft before an import or another change, to undo the change. */
export interface ImportUndo {
  /** When the change saved the draft. */
  savedAt: number;
  kinds: { kind: Kind; order: string[]; items: FormValues[] }[];
}

/** Input and output of the actions on the content. */
export interface ContentContract {
  'content/overview': {
    input: object;
    output: {
      draft: DraftState;
      counts: Record<string, number>;
      /** The name of the school in the draft. */
      school: string;
      /** What visitors see: a page without content, the sample, or the school's own content. */
      site: 'nothing' | 'sample' | 'own';
    };
  };
  /** Restarts the draft from the site, from nothing, or from the sample content. */
  'content/start': { input: { from: 'site' | 'empty' | 'sample' }; output: object };
  'content/list': { input: { kind: Kind }; output: { items: ItemSummary[] } };
  /** Reads an item. Without an id, returns the values of a new item. */
  'content/item': {
    input: { kind: Kind; id?: string };
    output: { values: FormValues; revision: string; choices: Record<string, { id: string; title: string }[]> };
  };
  /**
   * Stores an item in the draft. Without an id it is new. A `revision` other than the draft's is rejected with 409:
   * another tab has changed the item. Invalid values are rejected with 422 and `errors`.
   */
  'content/save': {
    input: {
      kind: Kind;
      id?: string;
      values: FormValues;
      revision: string;
      /** Stores the item although values are missing or wrong. Only publishing requires a valid item. */
      isUnfinished?: boolean | undefined;
    };
    /** The values as stored: with generated ids, and with the earlier ids in `was`. */
    output: { id: string; revision: string; values: FormValues };
  };
  /** Also removes items that belong to the removed ones, such as the questions of a course. */
  'content/remove': {
    input: { kind: Kind; ids: string[] };
    output: { removed: string[]; undo: ImportUndo };
  };
  /** Sets the same values in several items. Rejected with 422 if one of them becomes invalid. */
  'content/change-items': {
    input: { kind: Kind; ids: string[]; values: Record<string, string> };
    output: { undo: ImportUndo };
  };
  /** Inserts a copy after an item. */
  'content/duplicate': { input: { kind: Kind; id: string }; output: { id: string; undo: ImportUndo } };
  /**
   * Restores an item of the version that the draft is based on, and the items whose changes need it. An empty id restores the
   * order of all items of the kind.
   */
  'content/take-back': { input: ItemKey; output: object };
  /**
   * Stores the items of a table in the draft, as one change: a row that has the id or the name of an item updates it, any
   * other row is new. A table with mistakes is rejected with 422.
   */
  'content/import': { input: ImportInput; output: { items: ImportedItem[]; undo: ImportUndo } };
  /** A dry run of `content/import`: it stores nothing. */
  'content/check-import': {
    input: ImportInput;
    output: {
      /** One for each row. */
      items: ImportedItem[];
      /** The titles of the items that no row updates. `removeOthers` removes them. */
      others: string[];
      /** Mistakes that the import would cause in other items. */
      problems: string[];
    };
  };
  /** Rejected with 409 if the draft was edited since the import. */
  'content/undo-import': { input: ImportUndo; output: object };
  'content/order': { input: { kind: Kind; ids: string[] }; output: object };
  'content/media': { input: object; output: { files: SchoolFile[] } };
  /** Sets the focus point of a picture in all fields that the site may crop; `null` for the middle. */
  'content/focus': { input: { path: string; point: FocusPoint | null }; output: { undo: ImportUndo } };
  /** Rejected with 409 if an item uses it. */
  'content/remove-file': { input: { path: string }; output: object };
  /** The changes with the old and the new text of each field. */
  'content/changes': { input: object; output: { items: DraftChange[]; draft: DraftState } };
  /** Merges what others published into the draft. `choices` resolves each conflict, by its key. */
  'content/update': {
    input: { choices: Record<string, 'mine' | 'theirs'> };
    output: { conflicts: Conflict[] };
  };
  /**
   * Publishes the draft, or `only` some of its changes with those that they need; the others stay in the draft. Rejected
   * with 409 if others published since, or if more than a third of a kind of items would be removed without `force`.
   */
  'content/publish': { input: { note: string; force?: boolean; only?: ItemKey[] }; output: { number: number } };
  'content/discard': { input: object; output: object };
  /** A link to the site with the draft's content: for this session or, if shared, for anybody with the link, for a day. */
  'content/preview': { input: { share: boolean }; output: { url: string; expiresAt: number } };
  'content/history': { input: object; output: { versions: ContentVersionSummary[] } };
  'content/version': { input: { number: number }; output: { lines: string[] } };
  'content/undo': { input: { number: number }; output: { number: number } };
}

/*
 * Beside the actions:
 * - `POST /office/api/upload?name=PATH&id=RANDOM&at=BYTES&size=BYTES` receives a file in parts of at most `partBytes`, and
 *   adds it to the draft. Returns `{received}` with the offset of the next part; after the last part, `Uploaded`.
 * - `GET /office/api/table.xlsx?kind=` is a spreadsheet to fill in.
 * - `POST /office/api/sheet?encoding=&id=&at=&size=` receives a spreadsheet in parts. Returns `{received}`, after the last
 *   part a `SheetFile` (domain/table-import/sheet.ts), or 422.
 * - `GET /office/api/media/PATH` is a file of the draft.
 * - `GET /office/api/folder.zip` is the draft as a content folder.
 * - `POST /office/api/folder?id=&at=&size=` receives a zip of a content folder in parts, and replaces the draft. Returns
 *   `{received}`, after the last part `{draft}`, or 422 with `{message, problems: FileProblem[]}`.
 */
export interface Uploaded {
  /** The path in media/, the value of a field. */
  path: string;
  /** Shows the file in the office. */
  url: string;
}

/** Files of the draft are at `mediaRoute + PATH`. */
export const mediaRoute = '/office/api/media/';

/** The URL of a value in the office: a web address, a path of the site, or a file of the draft, with its focus point. */
export function draftUrl(value: string): string {
  if (value === '' || /^(https?:|\/)/.test(value)) return value;
  const [path, focus] = splitFocus(value);
  return mediaRoute + path.split('/').map(encodeURIComponent).join('/') + focus;
}

/** The size of a part of an upload. Even a slow connection sends it within the server's limit of 30 s. */
export const partBytes = 1024 * 1024;
