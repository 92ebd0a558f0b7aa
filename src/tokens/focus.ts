/** The end of a picture's address that names its focus point, in percent from the left and from the top: `#focus=50-20`. */
export const focusPattern = /#focus=(100|\d{1,2})-(100|\d{1,2})$/;
