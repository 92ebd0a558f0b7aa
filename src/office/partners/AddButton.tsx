import type { PartnerCounts } from '../../domain/office/desk-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';

/** Makes a name in use a partner of the school. */
export const AddButton = ({ id, name }: Pick<PartnerCounts, 'id' | 'name'>) => {
  const { call, refresh } = useOffice();
  const { busy, run } = useAction();
  const add = async () => {
    await call('partners/add', { id, name });
    refresh('partners/', 'content/');
  };
  return (
    <Button
      size="sm"
      variant="outlined"
      busy={busy}
      aria-label={`List ${name}`}
      onClick={() => void run(add, `${name} is a partner now.`)}
    >
      List
    </Button>
  );
};
