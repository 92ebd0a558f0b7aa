import { Link } from '../../ui/link/Link.tsx';
import { Row } from '../parts/layout.ts';

/** A number as `tel:` and, with the code of its country, as a chat in WhatsApp. */
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
