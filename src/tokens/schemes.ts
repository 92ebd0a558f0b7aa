/** The only kinds of address that a link may carry, own paths apart (docs: a refused one renders no link at all). */
export const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'] as const;
/** The only kinds that a picture or a clip may carry, own paths apart; pictures may also be `data:image/…`. */
export const mediaSchemes = ['http:', 'https:'] as const;
