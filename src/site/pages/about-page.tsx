import { aboutBanner } from '../../data/endpoints.ts';
import { textOfSchool } from '../../domain/school.ts';
import { Achievements } from '../../sections/achievements/Achievements.tsx';
import { Attachments } from '../../sections/attachments/Attachments.tsx';
import { Competitions } from '../../sections/competitions/Competitions.tsx';
import { Missions } from '../../sections/missions/Missions.tsx';
import { Team } from '../../sections/team/Team.tsx';
import { TopBanner } from '../../sections/top-banner/TopBanner.tsx';
import { type Page, useSchool } from '../page.ts';

function About() {
  const { name } = useSchool();
  return (
    <>
      <TopBanner title="About Us" from={aboutBanner} />
      <Missions product={name} />
      <Team />
      <Competitions />
      <Achievements />
      <Attachments from={aboutBanner} />
    </>
  );
}

export const page: Page = {
  Page: About,
  head: (_params, _read, school) => ({
    title: 'About Us',
    description: textOfSchool(school, 'aboutDescription') || `What ${school.name} is, and who teaches there.`,
  }),
};
