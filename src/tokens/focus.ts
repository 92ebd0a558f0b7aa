/** The fragment of a picture's URL that sets its focus point, in percent from the left and from the top: `#focus=50-20`. */
export const focusPattern = /#focus=(100|\d{1,2})-(100|\d{1,2})$/;
