import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useSchool } from '../page.ts';

export type AgreementFieldProps = Omit<ComponentProps<typeof CheckboxField>, 'label'>;

/**
 * The agreement checkbox of both auth forms. The terms and the privacy policy open in a new tab, because leaving the
 * page would clear the form.
 */
export function AgreementField(props: AgreementFieldProps) {
  const { terms, privacy } = useSchool();
  return (
    <CheckboxField
      {...props}
      label={
        <>
          I agree to the <Document href={terms}>Terms</Document> and the{' '}
          <Document href={privacy}>Privacy Policy</Document>
          <VisuallyHidden> (both open in a new tab)</VisuallyHidden>
        </>
      }
    />
  );
}

function Document(props: ComponentProps<typeof Link>) {
  return <DocumentLink {...props} target="_blank" />;
}

const DocumentLink = styled(Link)`
  color: var(--accent);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
