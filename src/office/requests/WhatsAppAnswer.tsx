import { lazy, Suspense, useState } from 'react';
import type { RequestFile } from '../../domain/office/requests-contract.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';

/** Lazy, to keep the chunk of the request page small. */
const SavedAnswers = lazy(async () => ({ default: (await import('../desk/SavedAnswers.tsx')).SavedAnswers }));

/** A WhatsApp link with a saved answer and the URL of the request's page. */
export function WhatsAppAnswer({ request: { whatsappHref, address } }: { request: RequestFile }) {
  const [text, setText] = useState('');
  const [chat = ''] = whatsappHref.split('?');
  return (
    <Suspense fallback={null}>
      <SavedAnswers text={text} onText={setText}>
        {text !== '' && (
          <ButtonLink
            size="sm"
            href={`${chat}?text=${encodeURIComponent(`${text}\n${address}`)}`}
            target="_blank"
            rel="noreferrer"
          >
            Write it in WhatsApp
          </ButtonLink>
        )}
      </SavedAnswers>
    </Suspense>
  );
}
