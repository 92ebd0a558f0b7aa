/** The placeholder that the office writes as the alternative text of a new picture. */
export const undescribed = 'Describe the picture';
