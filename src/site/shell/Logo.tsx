import { isolated } from '../../domain/text.ts';
import { belowInHeader } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Link } from '../../ui/link/Link.tsx';
import { useSchool } from '../page.ts';

export interface LogoProps {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Shows the school's name beside the logo. A school without a logo always shows its name. */
  withName?: boolean;
}

/** The logo as a link to the home page. */
export function Logo({ width, height, withName }: LogoProps) {
  const { name, logo } = useSchool();
  const contentText = useContentText();
  return (
    <Home href="/" aria-label={`${isolated(name)}, home`}>
      {logo && <Box src={logo} alt="" width={width} height={height} $width={width} $height={height} />}
      {(withName || !logo) && <Name {...contentText}>{name}</Name>}
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  border-radius: var(--radius-sm);
  text-decoration: none;
`;

const Box = styled('img')<{ $width: number; $height: number }>`
  inline-size: ${({ $width }) => $width}px;
  block-size: ${({ $height }) => $height}px;
  object-fit: contain;
  object-position: left;
  &:dir(rtl) {
    object-position: right;
  }
  flex: none;
`;

const Name = styled('span')`
  font: 600 var(--text-lg)/1.1 var(--font-display);
  /* Hidden between 1012 and 1340 px and below 340 px, where the header needs the space. */
  ${belowInHeader(1340, 'display: none;')}
  ${belowInHeader(1012, 'display: block;')}
  ${belowInHeader(340, 'display: none;')}
`;
