import { useRef } from 'react';
import { type Place, placeIds, places } from '../../domain/places.ts';
import { sharedPath, shareSearch } from '../../domain/share.ts';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { Fold, Places } from './share.style.ts';

export interface PlaceLinksProps {
  /** The path of the page to share; '' shares the visitor's own partner page. */
  of: string;
  /** The visitor's short name in the links; '' if `of` is a partner's page, whose path contains the short name. */
  partner: string;
  /** The origin of the links. */
  origin: string;
}

/** A link and a QR code for each place of sharing, such as a poster. Visits are counted per place. */
export const PlaceLinks = (props: PlaceLinksProps) => (
  <Fold>
    <summary>A link for each place, to see which one works</summary>
    <Places>
      {placeIds.map((place) => (
        <PlaceRow key={place} place={place} {...props} />
      ))}
    </Places>
  </Fold>
);

function PlaceRow({ of, partner, origin, place }: PlaceLinksProps & { place: Place }) {
  const address = useRef<HTMLElement>(null);
  const link = origin + sharedPath(of, partner, place);
  const label = places[place];
  return (
    <li>
      <span>{label}</span>
      <CopyButton text={link} what={`the link for ${label}`} from={() => address.current} />
      <a href={`/share/qr.png${shareSearch(of, partner, place)}`} download={`qr-${partner || 'code'}-${place}.png`}>
        QR code<VisuallyHidden> for {label}</VisuallyHidden>
      </a>
      <small ref={address} dir="ltr">
        {link}
      </small>
    </li>
  );
}
