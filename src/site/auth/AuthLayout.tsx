import { type ReactNode, useId } from 'react';
import { styled } from '../../style/styled.ts';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { Select } from '../../ui/field/SelectField.tsx';
import { breakableAddress } from '../../ui/link/breakable-address.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useSchool } from '../page.ts';
import { AuthPanel, withoutPanel } from './AuthPanel.tsx';

export interface AuthLayoutProps {
  /** The id of the title, which labels the dialog. */
  titleId: string;
  title: string;
  /** A sentence below the title. */
  lead: string;
  /** The form. */
  children: ReactNode;
}

/** The two-panel layout of the auth dialogs: the purple panel and the form. */
export function AuthLayout({ titleId, title, lead, children }: AuthLayoutProps) {
  return (
    <Panels>
      <AuthPanel />
      <FormSide>
        <Title id={titleId} tabIndex={-1}>
          {title}
        </Title>
        <Lead role="status">{lead}</Lead>
        {children}
        <Footnote />
      </FormSide>
    </Panels>
  );
}

function Footnote() {
  const { supportEmail } = useSchool();
  const id = useId();
  return (
    <Foot>
      <Language>
        <label htmlFor={id}>Language</label>
        <Select id={id} defaultValue="en">
          <option value="en">English</option>
        </Select>
      </Language>
      <span>
        Help <Link href={`mailto:${supportEmail}`}>{breakableAddress(supportEmail)}</Link>
      </span>
    </Foot>
  );
}

/** Between 821 and 1012 px both panels shrink, the purple panel more. */
const Panels = styled('div')`
  display: grid;
  margin: calc(-1 * var(--gutter));
  grid-template-columns: minmax(0, 580px) minmax(400px, 480px);
  ${withoutPanel} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const FormSide = styled('div')`
  display: grid;
  align-content: center;
  min-inline-size: 0;
  padding: var(--gutter);
`;

const Title = styled(DialogTitle)`
  font-size: min(var(--text-2xl), 11vw);
  &:focus {
    outline: none;
  }
`;

const Lead = styled('p')`
  margin-block-end: var(--space-4);
  color: var(--muted);
`;

const Language = styled('span')`
  display: flex;
  align-items: center;
  gap: 0.5em;
`;

const Foot = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  margin-block-start: var(--space-3);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
  color: var(--muted);
  font-size: var(--text-xs);
  & a {
    display: inline-grid;
    align-content: center;
    min-block-size: 44px;
    color: var(--accent);
    font-weight: 600;
  }
`;
