import type { PartnerCounts } from '../../domain/office/desk-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';

/** A button that makes a name from shared links a partner of the school, and publishes it immediately. */
export const AddButton = ({ id, name, label = 'List' }: Pick<PartnerCounts, 'id' | 'name'> & { label?: string }) => {
  const { call } = useOffice();
  const { busy, run } = useAction();
  const add = async () => {
    await call('partners/add', { id, name });
  };
  return (
    <Button
      size="sm"
      variant="outlined"
      busy={busy}
      aria-label={`${label} ${name}`}
      onClick={() => void run(add, `${name} is a partner now.`)}
    >
      {label}
    </Button>
  );
};
