/*
 * A content folder: reading, checking and writing it, and its values as forms.
 */

export { readBase, writeBase } from './base-version.ts';
export { isMissing, slug } from './fields.ts';
export { groupsIn, idOf, isGroup, textOf } from './form-values.ts';
export { irregularFiles } from './irregular-files.ts';
export { shortened } from './quoted.ts';
export { readApart } from './read-apart.ts';
export { type ReadFolder, readFolder } from './read-folder.ts';
export { sampleContent, sampleFolder } from './sample.ts';
export { checkDocument, newSchool, normalized, tablesOf } from './school-document.ts';
export { settingsIn, settingsOf } from './school-file.ts';
export { writeFolder } from './write-folder.ts';
export { contentFolderIn, packZip, unpackZip, zipLimits } from './zip.ts';
