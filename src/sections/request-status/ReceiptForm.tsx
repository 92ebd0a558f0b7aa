import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { RequestDetails } from '../../domain/requests/request-details.ts';
import { formatBytes } from '../../domain/text.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { FileInput } from '../../ui/field/file-input.ts';

interface ReceiptFormProps {
  request: Pick<RequestDetails, 'receipts' | 'receiptsLeft' | 'receiptWanted'>;
  action: string;
  /** The hidden fields of the form. */
  hidden: ReactNode;
}

/** The receipts that the school has, and a field to add one: a photo, a screenshot or a PDF. */
export function ReceiptForm({ request: { receipts, receiptsLeft, receiptWanted }, action, hidden }: ReceiptFormProps) {
  const { busy, status, onChange } = useFittedFile();
  return (
    <>
      {receiptWanted && (
        <Wanted>
          The school asks for another receipt: <q dir="auto">{receiptWanted}</q>
        </Wanted>
      )}
      {receipts.length > 0 && (
        <ul>
          {receipts.map(({ at, bytes }, index) => (
            <li key={`${at} ${bytes}`}>{`Receipt ${index + 1}: ${at}, ${formatBytes(bytes)}`}</li>
          ))}
        </ul>
      )}
      {receiptsLeft > 0 ? (
        <form method="post" action={action} encType="multipart/form-data">
          {hidden}
          <Field
            label={receipts.length > 0 ? 'Add another receipt' : 'Add your receipt'}
            hint="A photo, a screenshot or a PDF of up to 8 MB. Only the school sees it."
          >
            {(wiring) => (
              <FileInput
                {...wiring}
                type="file"
                name="receipt"
                accept="image/*,application/pdf"
                required
                onChange={(event: ChangeEvent<HTMLInputElement>) => void onChange(event.currentTarget)}
              />
            )}
          </Field>
          <p role="status">{status}</p>
          <Button type="submit" busy={busy}>
            Send the Receipt
          </Button>
        </form>
      ) : (
        <p>You have sent all receipts that this page takes. Write to us if one is missing.</p>
      )}
    </>
  );
}

/** Shrinks a chosen photo. Its code loads with the first file. */
function useFittedFile() {
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const onChange = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    setStatus('');
    if (!file) return;
    setBusy(true);
    try {
      // If the code does not load, the original file is sent.
      const code = await import('./fit-receipt.ts').catch(() => undefined);
      setStatus((await code?.fitReceipt(input, file)) ?? '');
    } finally {
      setBusy(false);
    }
  };
  return { busy, status, onChange };
}

const Wanted = styled('p')`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--danger-soft);
  color: var(--danger);
  font-weight: 600;
`;
