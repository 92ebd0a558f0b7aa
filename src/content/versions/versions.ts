/*
 * The versions of the content and the drafts of the office: storing, comparing, merging and publishing them.
 */

export { type ApplyOptions, applyContent, checkApply, publish } from './apply.ts';
export { byWhom } from './apply-errors.ts';
export { compareContent, type KindChange } from './changes.ts';
export { describeChanges, describeInDetail, formLabel, labelOf } from './describe-changes.ts';
export { freeName, publicMedia, uploadsOf, usesOfFiles, withFiles } from './draft-files.ts';
export {
  changeItems,
  duplicateItem,
  emptyValues,
  findItem,
  orderItems,
  removeItem,
  saveItem,
} from './draft-items.ts';
export { type Draft, DraftChanged, discardDraft, draftFrom, openDraft, saveDraft } from './drafts.ts';
export { publishedPartners } from './facts.ts';
export { type FlatKind, isSameItem } from './flat.ts';
export { croppedPictures, focusPicture } from './focus.ts';
export { changedItems, importItems, restoreItems } from './import-items.ts';
export { changesInDetail, contentChanges, itemChanges } from './item-changes.ts';
export type { ContentConflict } from './merge.ts';
export { conflictAuthors, endTakenDraft, takeOverDraft, updateDraft } from './merge-drafts.ts';
export { draftChanges, takeBackWithDependents } from './partial.ts';
export { previewContent } from './preview-content.ts';
export { publishChange } from './publish-change.ts';
export {
  checkDraft,
  contentToPublish,
  DraftIncomplete,
  DraftOutdated,
  LargeRemoval,
  publishDraft,
} from './publish-draft.ts';
export { contentBefore, publishedSince, versionForNewSchool } from './published.ts';
export { sampleSeed } from './seed.ts';
export {
  currentSource,
  currentVersion,
  listVersions,
  mediaOfVersions,
  parseMedia,
  readPresent,
  readPublished,
  readTimeZone,
  readVersion,
} from './store.ts';
