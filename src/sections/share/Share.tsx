import { usePartnerName } from '../../data/use-partner-name.ts';
import { ShareView, type ShareViewProps } from './ShareView.tsx';

export interface ShareProps extends Omit<ShareViewProps, 'answer'> {}

/** Share, with what the school knows about the typed name. Without an answer, the short name is made in the browser. */
export const Share = (props: ShareProps) => <ShareView {...props} answer={usePartnerName(props.name)} />;
