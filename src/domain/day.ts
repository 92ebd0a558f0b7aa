const isDay = (text: string) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** An ISO date in words: "12 January 2027". Any other text stays as it is. */
export const formatDay = (day: string): string =>
  isDay(day)
    ? new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })
    : day;
