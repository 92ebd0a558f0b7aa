export interface Fee {
  /** 0 for a free course. */
  amount: number;
  /** As the school writes it, `Rs` or `PKR`; '' for a free course. */
  currency: string;
  /** `month`, or '' for the whole course. */
  period: string;
}

/** The currencies that `readFee` knows: `Rs`, and ISO 4217 codes of South Asia and of countries where its families live. */
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
 * @returns undefined for any other text
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

/** Formats `3,500` without `toLocaleString`, whose first call takes 100 ms on a cheap phone. */
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+(\.|$))/g, ',');

/** Formats an amount: `Rs 3,500`, or `Free`. */
export const amountText = ({ amount, currency }: Pick<Fee, 'amount' | 'currency'>): string =>
  currency === '' || amount === 0 ? 'Free' : `${currency} ${grouped(amount)}`;

/** Formats a fee so that `readFee` can parse it: `Rs 3,500 a month`. */
export const feeText = (fee: Fee): string =>
  fee.period === '' || fee.currency === '' ? amountText(fee) : `${amountText(fee)} a ${fee.period}`;

/** Whether two fees have the same currency and period. A free course is comparable with every course. */
export const areComparable = (one: Fee, other: Fee): boolean =>
  one.currency === '' || other.currency === '' || (one.currency === other.currency && one.period === other.period);
