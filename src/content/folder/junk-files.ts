/**
 * Files and folders that macOS, Windows, Office, editors and network drives leave in each folder. They are ignored
 * everywhere in a content folder. Names beginning with `.` include `._courses.csv` and `.DS_Store`.
 */
const junk =
  /^(?:\..*|~\$.*|.*~|thumbs\.db(?::.*)?|ehthumbs(?:_vista)?\.db|desktop\.ini|@eadir|#recycle|\$recycle\.bin|system volume information|__macosx|icon\r)$/i;

/** Whether a path of a content folder, with `/`, is such a file or lies in such a folder. */
export const isJunk = (path: string): boolean => path.split(/[\\/]/).some((name) => junk.test(name));
