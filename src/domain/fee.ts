/** A fee that can be compared with others. Fees are comparable if their currency and their period are equal. */
export interface Fee {
  /** 0 for a free course. */
  amount: number;
  /** As the school writes it, `Rs` or `PKR`; '' for a free course. */
  currency: string;
  /** `month`, or '' for the whole course. */
  period: string;
}

/** `Rs`, and codes of ISO 4217 that schools of the region and its emigrants use. Another currency stays a text. */
export const currencies = ['Rs', 'PKR', 'INR', 'BDT', 'LKR', 'NPR', 'AED', 'SAR', 'QAR', 'KWD', 'OMR', 'BHD', 'USD']
  .concat(['EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'TRY', 'MYR', 'SGD', 'KES', 'NGN', 'ZAR', 'EGP'])
  .sort((one, other) => Number(other === 'Rs') - Number(one === 'Rs'));
export const periods = ['month', 'week', 'lesson', 'term', 'year'] as const;

const pattern = new RegExp(
  `^(${currencies.join('|')})\\.?\\s?(\\d{1,3}(?:,\\d{2,3})+|\\d+)(\\.\\d{1,2})?(?:\\/-)?(?:\\s*(?:\\/|a|an|per|each)\\s*(${periods.join('|')}|course))?$`,
  'i',
);

/**
 * Reads a fee such as `Rs 3,500 a month`, `PKR 12000` or `Free`.
 *
 * @returns undefined for any other text, which is never guessed
 */
export function readFee(text: string): Fee | undefined {
  const folded = text.trim();
  if (/^free$/i.test(folded)) return { amount: 0, currency: '', period: '' };
  const [, sign, whole, cents = '', period = ''] = pattern.exec(folded) ?? [];
  if (sign === undefined || whole === undefined) return undefined;
  const amount = Number(whole.replaceAll(',', '') + cents);
  return { amount, currency: asWritten(sign), period: period.toLowerCase().replace('course', '') };
}

const asWritten = (sign: string) => (/^rs$/i.test(sign) ? 'Rs' : sign.toUpperCase());

/** `3,500`, without `toLocaleString`, whose first call takes a cheap phone 100 ms. */
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+(\.|$))/g, ',');

/** The text of an amount: `Rs 3,500`, or `Free`. */
export const amountText = ({ amount, currency }: Pick<Fee, 'amount' | 'currency'>): string =>
  currency === '' || amount === 0 ? 'Free' : `${currency} ${grouped(amount)}`;

/** The text of a fee, which `readFee` reads: `Rs 3,500 a month`. */
export const feeText = (fee: Fee): string =>
  fee.period === '' || fee.currency === '' ? amountText(fee) : `${amountText(fee)} a ${fee.period}`;

/** Whether two fees are of one kind. A free course is comparable with every other. */
export const areComparable = (one: Fee, other: Fee): boolean =>
  one.currency === '' || other.currency === '' || (one.currency === other.currency && one.period === other.period);
