import { Link } from '../../ui/link/Link.tsx';
import { Row } from '../parts/layout.ts';

/** Links for a phone number: `tel:` and, if the number has a country code, WhatsApp. */
export function PhoneLinks({ phone }: { phone: string }) {
  const number = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  if (!/^\+?\d{4,15}$/.test(number)) return null;
  return (
    <Row>
      <Link href={`tel:${number}`}>Call</Link>
      {number.startsWith('+') && (
        <Link href={`https://wa.me/${number.slice(1)}`} target="_blank">
          Write in WhatsApp
        </Link>
      )}
    </Row>
  );
}
