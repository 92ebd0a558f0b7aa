/** The words of a picture that the office adds to a text, until somebody describes it. */
export const undescribed = 'Describe the picture';
