/** The FAQ's labels. A partner's page may replace them (`texts`), for example with another language. */
export const faqLabels = { heading: 'Frequently Asked Questions' };

export type FaqLabels = typeof faqLabels;
