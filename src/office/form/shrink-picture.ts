import { OfficeFailure } from '../../data/office.ts';
import { PictureError, type ShrunkPicture, shrinkPicture as shrink } from '../../ui/shrink-picture/shrink-picture.ts';

/**
 * Shrinks a picture, applies its EXIF rotation and removes its metadata.
 *
 * @param longestSide in pixels
 * @throws OfficeFailure if the browser cannot read the format
 */
export const shrinkPicture = (file: File, longestSide: number): Promise<ShrunkPicture> =>
  shrink(file, longestSide).catch((error: unknown) => {
    throw error instanceof PictureError ? new OfficeFailure(error.message) : error;
  });
