/** The events that are counted for the partner whose link a visitor followed. A visit is an arrival on the site. */
export const countKinds = ['visit', 'download', 'message', 'signup', 'request', 'enrolment'] as const;

/** The kinds of events in the database table `counts`. A visit with `?from=poster` also adds to the kind `place`. */
export type CountKind = (typeof countKinds)[number] | 'place';

/** A row of the database table `counts`. */
export interface Counted {
  day: string;
  kind: CountKind;
  /** The product of a download, the page of a visit (`home`, `course/ID`), the place (`poster`), or ''. */
  item: string;
  count: number;
}

/** Older counts are deleted. */
export const keepCountDays = 400;

export const countLabels: Readonly<Record<(typeof countKinds)[number], string>> = {
  visit: 'Visits',
  download: 'Downloads',
  message: 'Messages',
  signup: 'New accounts',
  request: 'Requests for a seat',
  enrolment: 'Enrolments',
};

/** The number of events of each kind: `visits`, `downloads`, … */
export type Totals = Record<`${(typeof countKinds)[number]}s`, number>;
/** The properties of `Totals`, in the order of `countKinds`. */
export const totalNames = countKinds.map((kind) => `${kind}s` as const);

export const noTotals: Totals = { visits: 0, downloads: 0, messages: 0, signups: 0, requests: 0, enrolments: 0 };

/** A link may name anything as its partner. The counts of an unknown name are deleted this long after its last use. */
export const keepNameDays = 60;

const dayMs = 86_400_000;

/** The ISO dates of the last `count` days, oldest first, including `today`. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );

/** Adds up the counts of one kind since a day, for all items or for `item`. */
export const sumOf = (rows: readonly Counted[], kind: CountKind, since: string, item?: string): number =>
  rows.reduce(
    (sum, row) =>
      row.kind === kind && row.day >= since && (item === undefined || row.item === item) ? sum + row.count : sum,
    0,
  );
