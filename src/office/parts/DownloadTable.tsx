import { Button } from '../../ui/button/Button.tsx';
import { useAction } from '../api/use-action.ts';
import { download } from './download.ts';

export interface DownloadTableProps {
  /** Loads the CSV. */
  read: () => Promise<{ fileName: string; csv: string }>;
}

/** A button that downloads all pages of a list as CSV. */
export function DownloadTable({ read }: DownloadTableProps) {
  const { busy, run } = useAction();
  const save = async () => {
    const { fileName, csv } = await read();
    download(fileName, csv, 'text/csv');
  };
  return (
    <Button
      variant="outlined"
      size="sm"
      busy={busy}
      onClick={() => void run(save, 'The table is in your downloads. It contains personal data.')}
    >
      Download as a table
    </Button>
  );
}
