import { usePartnerName } from '../../data/use-partner-name.ts';
import { ShareView, type ShareViewProps } from './ShareView.tsx';

export interface ShareProps extends Omit<ShareViewProps, 'answer'> {}

/** The share panel, which looks up the typed name at the school. Without a response, the browser creates the short name. */
export const Share = (props: ShareProps) => <ShareView {...props} answer={usePartnerName(props.name)} />;
