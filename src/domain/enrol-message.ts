/** The message that names the course, for a WhatsApp chat and the contact form. */
export const enrolMessage = (courseName: string): string => `I would like to enrol in the course “${courseName}”.`;
