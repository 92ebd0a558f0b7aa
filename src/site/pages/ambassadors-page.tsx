import { ambassadorBanner } from '../../data/endpoints.ts';
import { textOfSchool } from '../../domain/school.ts';
import { Ambassadors } from '../../sections/ambassadors/Ambassadors.tsx';
import { Attachments } from '../../sections/attachments/Attachments.tsx';
import { TopBanner } from '../../sections/top-banner/TopBanner.tsx';
import { styled } from '../../style/styled.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { type Page, useSchool } from '../page.ts';
import { schoolText } from '../SchoolText.tsx';
import { ShareButton } from '../share/ShareButton.tsx';

function AmbassadorsPage() {
  const school = useSchool();
  return (
    <>
      <TopBanner title="STEAM Ambassadors" from={ambassadorBanner}>
        <Actions>
          <Become href="/ambassador">Become an ambassador</Become>
          <ShareButton of="/steam-ambassadors" title="STEAM Ambassadors" onAccent />
        </Actions>
      </TopBanner>
      <Ambassadors lead={schoolText(school, 'ambassadorsText') ?? ''} />
      <Attachments from={ambassadorBanner} />
    </>
  );
}

const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-3);
`;

/** A filled button would not stand out on the accent colour. */
const Become = styled(ButtonLink)`
  --over: var(--on-night);
  background: var(--sun);
  color: var(--night);
`;

export const page: Page = {
  Page: AmbassadorsPage,
  head: (_params, _read, school) => ({
    title: 'STEAM Ambassadors',
    description: textOfSchool(school, 'ambassadorsDescription') || `The ambassadors of ${school.name}.`,
  }),
};
