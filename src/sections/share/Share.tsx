import { usePartnerName } from '../../data/use-partner-name.ts';
import { ShareView, type ShareViewProps } from './ShareView.tsx';

export interface ShareProps extends Omit<ShareViewProps, 'answer'> {}

/** The share panel. The API returns the short name for the typed name; without a response, the browser creates it. */
export const Share = (props: ShareProps) => <ShareView {...props} answer={usePartnerName(props.name)} />;
