export const maxReceiptBytes = 8 * 1024 * 1024;

/** The longest side of a stored picture, in pixels: the numbers of a bank slip stay readable. */
export const receiptSide = 2_000;
