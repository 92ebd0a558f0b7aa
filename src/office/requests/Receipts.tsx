import { type RequestFile, receiptRoute } from '../../domain/office/requests-contract.ts';
import { styled } from '../../style/styled.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { Muted, Panel } from '../parts/layout.ts';
import { SimpleForm } from '../parts/SimpleForm.tsx';
import { sizeText, timeText } from '../parts/text.ts';

/** The receipts of a request with the fee, and a form that asks the parent for another receipt. */
export function Receipts({ request, timeZone }: { request: RequestFile; timeZone: string }) {
  const { id, files, fee } = request;
  const { call } = useOffice();
  const contentText = useContentText();
  if (files.length === 0) return null;
  return (
    <Panel aria-labelledby="receipts">
      <h2 id="receipts">Receipts</h2>
      {fee && (
        <p>
          The fee is <strong {...contentText}>{fee}</strong>.
        </p>
      )}
      <List>
        {files.map(({ id: file, at, type, bytes }, index) => (
          <li key={file}>
            {type === 'application/pdf' ? (
              <ButtonLink href={receiptRoute + file} download size="sm" variant="outlined">
                Download the PDF
              </ButtonLink>
            ) : (
              <a href={receiptRoute + file} target="_blank" rel="noreferrer">
                <img src={receiptRoute + file} alt={`Receipt ${index + 1}`} loading="lazy" />
              </a>
            )}
            <Muted>{`${timeText(at, timeZone)}, ${sizeText(bytes)}`}</Muted>
          </li>
        ))}
      </List>
      <Muted>Is it right? Press “Enrol” above. If not:</Muted>
      <SimpleForm
        label="Ask for another receipt"
        fields={[{ name: 'text', label: 'Ask for another receipt', hint: 'The parent reads this sentence.' }]}
        submit="Ask again"
        clears
        onSend={async ({ text }) => {
          await call('requests/ask-receipt', { id, text });
        }}
        done="The parent’s page asks for another receipt."
      />
    </Panel>
  );
}

const List = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr));
  gap: var(--space-4);
  & > li {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    justify-items: start;
  }
  & img {
    inline-size: 100%;
    max-block-size: 20em;
    border: 1px solid var(--line);
    border-radius: var(--radius-sm);
    object-fit: contain;
    background: var(--sunken);
  }
`;
