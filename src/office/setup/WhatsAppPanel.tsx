import { Link } from '../../ui/link/Link.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { fieldHref } from '../form/field-address.ts';
import { Muted, Panel } from '../parts/layout.ts';

const prefix = 'whatsapp:';

/** The WhatsApp number of Enroll Now, with a link to its field. */
export function WhatsAppPanel() {
  const enrol = useOfficeQuery('content/item', { kind: 'school', id: 'school' }).data?.values.enrol;
  if (typeof enrol !== 'string') return null;
  const number = enrol.startsWith(prefix) ? enrol.slice(prefix.length).trim() : '';
  return (
    <Panel aria-labelledby="whatsapp">
      <h2 id="whatsapp">WhatsApp</h2>
      {number === '' ? (
        <p>“Enroll Now” can open a chat with your school that already names the course.</p>
      ) : (
        <p>
          “Enroll Now” opens a chat with <bdi dir="ltr">{number}</bdi>.
        </p>
      )}
      <Link href={fieldHref({ kind: 'school', id: 'school', path: 'enrol' })}>
        {number === '' ? 'Enter your WhatsApp number' : 'Change the number'}
      </Link>
      <Muted>It is part of the content: visitors see a change when you publish.</Muted>
    </Panel>
  );
}
