import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { world } from '../../../demo/content/world.ts';
import { createData } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import { aboutBanner } from '../../../src/data/endpoints.ts';
import { Achievements } from '../../../src/sections/achievements/Achievements.tsx';
import { AchievementsView } from '../../../src/sections/achievements/AchievementsView.tsx';
import { Ambassadors } from '../../../src/sections/ambassadors/Ambassadors.tsx';
import { AmbassadorsView } from '../../../src/sections/ambassadors/AmbassadorsView.tsx';
import { Competitions } from '../../../src/sections/competitions/Competitions.tsx';
import { CompetitionsView } from '../../../src/sections/competitions/CompetitionsView.tsx';
import { Missions } from '../../../src/sections/missions/Missions.tsx';
import { MissionsView } from '../../../src/sections/missions/MissionsView.tsx';
import { Team } from '../../../src/sections/team/Team.tsx';
import { TeamView } from '../../../src/sections/team/TeamView.tsx';
import { TopBanner } from '../../../src/sections/top-banner/TopBanner.tsx';
import { StyleRoot } from '../../../src/style/StyleRoot.tsx';
import { createStyleTarget } from '../../../src/style/style-target.ts';
import { brand } from '../../../src/tokens/brand.ts';

const { ambassadors, team, missions, competitions, achievements } = world;

/** Renders with an API that answers these paths, and no others. */
function renderWith(part: ReactElement, answers: Record<string, unknown>) {
  const fetch = async (url: RequestInfo | URL) => {
    const path = String(url).slice('/api/'.length);
    return path in answers ? Response.json(answers[path]) : new Response('{}', { status: 500 });
  };
  return render(<DataProvider data={createData({ host: '/api', fetch })}>{part}</DataProvider>);
}

const lists = [
  ['Our STEAM Ambassadors', 'ambassador', Ambassadors, wire.ambassadors],
  [`Know The ${brand.product}`, 'information', Missions, wire.missions],
  ['Get To Know About Our Team', 'team', Team, wire.team],
  ['Competition We Won', 'winner', Competitions, wire.competitions],
  ['Our Achievements', 'achievement', Achievements, wire.achievements],
] as const;

describe.each(lists)('The section "%s"', (title, path, Section, rows) => {
  it('is a region named by its heading, of the second level', async () => {
    renderWith(<Section />, { [path]: rows });
    const region = await screen.findByRole('region', { name: title });
    expect(within(region).getByRole('heading', { level: 2 }).textContent).toBe(title);
  });

  it('says that it is loading, then shows the answer', async () => {
    renderWith(<Section />, { [path]: rows });
    expect(screen.getByRole('status').textContent).toMatch(/^Loading /);
    const [first] = rows;
    const text = first && 'achievement' in first ? first.achievement[0]?.achievementname : first?.description;
    expect(await screen.findByText(text ?? 'nothing came')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['failed', {}],
    ['is empty', { [path]: [] }],
  ])('renders nothing once its list %s', async (_what, answers) => {
    const { container } = renderWith(<Section />, answers);
    await expect.poll(() => container.innerHTML).toBe('');
  });
});

describe('The ambassadors', () => {
  it('each have a picture, a name, a designation and their words, in the server’s order', () => {
    render(<AmbassadorsView members={ambassadors} />);
    const people = screen
      .getAllByRole('listitem')
      .map((person) => [
        person.querySelector('img')?.getAttribute('src'),
        ...[...person.querySelectorAll('h3, p')].map(({ textContent }) => textContent),
      ]);
    expect(people).toEqual(
      ambassadors.map(({ imageUrl, name, designation, description }) => [imageUrl, name, designation, description]),
    );
  });
});

describe('Mission and vision', () => {
  it('each have a picture, a title and a text', () => {
    render(<MissionsView missions={missions} />);
    for (const { title, description, imageUrl } of missions) {
      const block = screen.getByRole('heading', { level: 3, name: title }).parentElement?.parentElement;
      expect(block?.textContent).toBe(title + description);
      expect(block?.querySelector('img')?.getAttribute('src')).toBe(imageUrl);
    }
  });
});

/** How many slides a carousel's rules put side by side from which width on. */
function sideBySide(part: ReactElement) {
  const styles = createStyleTarget('');
  render(<StyleRoot target={styles}>{part}</StyleRoot>);
  const rules = styles.data.matchAll(/min-width: ?(\d+)px\)\{[^{]+\{--per-view: ?(\d)/g);
  return Object.fromEntries([...rules].map(([, min, slides]) => [Number(min), Number(slides)]));
}

describe('The team', () => {
  it('shows 4 at 1500 px, 3 from 912, 2 at 820, and 1 on a phone', () => {
    expect(sideBySide(<TeamView members={team} />)).toEqual({ 0: 1, 540: 2, 912: 3, 1500: 4 });
  });

  it('has a card for each, with name, designation and description', () => {
    render(<TeamView members={team} />);
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual(
      team.map(({ name, designation, description }) => name + designation + description),
    );
  });
});

describe('The competitions', () => {
  it('show 3 at 1500 px, 2 below, and 1 on a phone', () => {
    expect(sideBySide(<CompetitionsView competitions={competitions} />)).toEqual({ 0: 1, 540: 2, 1500: 3 });
  });

  it('are award cards that say WINNER and for what', () => {
    render(<CompetitionsView competitions={competitions} />);
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual(
      competitions.map(({ description }) => `WINNER${description}`),
    );
  });
});

describe('The achievements', () => {
  it('show each count with its name, group by group', () => {
    const { container } = render(<AchievementsView groups={achievements} />);
    const shown = [...container.querySelectorAll('dl')].map((group) =>
      [...group.children].map((item) => [item.querySelector('dd')?.textContent, item.querySelector('dt')?.textContent]),
    );
    expect(shown).toEqual(achievements.map(({ achievements }) => achievements.map(({ count, name }) => [count, name])));
  });

  it('have no empty list where a group counts nothing', () => {
    const { container } = render(<AchievementsView groups={[{ id: 'g', description: 'Soon.', achievements: [] }]} />);
    expect(screen.getByText('Soon.')).toBeTruthy();
    expect(container.querySelector('dl')).toBeNull();
  });
});

describe('The banner at the top', () => {
  const row = { _id: 'a', shortdescription: 'Who we are.', image: '/media/banners/about.svg' };

  it('has its heading at once, and the server’s words and picture when they are there', async () => {
    const { container } = renderWith(<TopBanner title="About Us" from={aboutBanner} />, { aboutus: [row] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Us');
    expect(await screen.findByText('Who we are.')).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toBe(row.image);
  });

  it('keeps its heading when its texts cannot be loaded', async () => {
    const { container } = renderWith(<TopBanner title="About Us" from={aboutBanner} />, {});
    await expect.poll(() => container.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Us');
  });
});
