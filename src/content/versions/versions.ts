/*
 * The versions of the content and the drafts of the office: storing, comparing, merging and publishing them.
 */

export { type ApplyOptions, applyContent, checkApply, readDatabase, replaceContent } from './apply.ts';
export { byWhom } from './apply-errors.ts';
export { compareContent, type TableChange } from './changes.ts';
export { describeChanges, describeInDetail, formLabel, labelOf, valueText } from './describe-changes.ts';
export { contentBefore, publishedSince } from './draft-base.ts';
export { freeName, publicMedia, uploadsOf, usesOfFiles, withFiles } from './draft-files.ts';
export {
  emptyValues,
  findItem,
  idOf,
  orderItems,
  type ProblemPlace,
  placeOfProblem,
  removeItem,
  saveItem,
  textOf,
} from './draft-items.ts';
export {
  checkDraft,
  contentOfDraft,
  contentToPublish,
  type Draft,
  DraftChanged,
  DraftOutdated,
  discardDraft,
  draftFrom,
  LargeRemoval,
  mediaOfDrafts,
  openDraft,
  publishDraft,
  saveDraft,
  updateDraft,
} from './drafts.ts';
export { listVersions, mediaOfVersions, parseMedia, readVersion, recordPresent, unpackContent } from './history.ts';
export { importItems, restoreItems } from './import-items.ts';
export type { ContentConflict } from './merge-content.ts';
export { currentVersion, versionForNewSchool } from './present.ts';
export { previewContent } from './preview-content.ts';
export { publishChange } from './publish-change.ts';
export { sampleSeed } from './seed.ts';
