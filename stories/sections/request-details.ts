import type { RequestDetails } from '../../src/domain/requests/request-details.ts';

/** A new request, with the data that the parent sees. */
export const requestDetails: RequestDetails = {
  key: 'k',
  reference: 'SB-4821',
  state: 'new',
  courseId: 'kitchen-chemistry',
  courseName: 'Kitchen Chemistry',
  startDay: '2027-01-09',
  childName: 'Ali',
  fee: 'Rs 4,500 a month',
  place: 0,
  heldUntil: '',
  howToPay: 'Bank: HBL, account 0123 4567 8901\nJazzCash or Easypaisa: 0300 1234567\nCash: at our office',
  welcomeText: '',
  whatsappHref: 'https://wa.me/923001234567?text=My%20request',
  receipts: [],
  receiptsLeft: 3,
  receiptWanted: '',
};
