/*
 * The school's files: where they are stored, of which types they are, and how they are checked.
 */

export { BucketError, DamagedFileError, openBucket } from './bucket.ts';
export { fetchInTime, fetchMedia, readableFile, storedSize } from './media-cache.ts';
export { maxMediaBytes, readHead, signatureProblem } from './media-signature.ts';
export { mediaFile, mediaId } from './media-source.ts';
export {
  describeStore,
  hashOfFile,
  lostMedia,
  type MediaPlace,
  mediaStore,
  pruneMedia,
  shareMedia,
  storedFile,
  storeMedia,
  touchMedia,
} from './media-store.ts';
export { mediaAddress, mediaPath, mediaTypes, pictureExtensions, videoExtensions } from './media-types.ts';
export { idOfPath, markdownPicture, namedFiles } from './named-files.ts';
export { expensivePictures, maxPixels } from './picture-check.ts';
export { proveSharedMedia, reportMedia } from './shared-media.ts';
