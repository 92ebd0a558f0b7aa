import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { createData } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import { aboutBanner } from '../../../src/data/endpoints.ts';
import { Achievements } from '../../../src/sections/achievements/Achievements.tsx';
import { AchievementsView } from '../../../src/sections/achievements/AchievementsView.tsx';
import { Ambassadors } from '../../../src/sections/ambassadors/Ambassadors.tsx';
import { Competitions } from '../../../src/sections/competitions/Competitions.tsx';
import { Missions } from '../../../src/sections/missions/Missions.tsx';
import { Team } from '../../../src/sections/team/Team.tsx';
import { TopBanner } from '../../../src/sections/top-banner/TopBanner.tsx';
import { brand } from '../../../src/tokens/brand.ts';

/** Renders a section with an API that responds to these paths, and fails for all others. */
function renderWith(part: ReactElement, responses: Record<string, unknown>) {
  const fetch = async (url: RequestInfo | URL) => {
    const path = String(url).slice('/api/'.length);
    return path in responses ? Response.json(responses[path]) : new Response('{}', { status: 500 });
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
  it('is a region named by its level-2 heading', async () => {
    renderWith(<Section />, { [path]: rows });
    const region = await screen.findByRole('region', { name: title });
    expect(within(region).getByRole('heading', { level: 2 }).textContent).toBe(title);
  });

  it('shows a loading message, then the content', async () => {
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
  ])('renders nothing if its list %s', async (_what, responses) => {
    const { container } = renderWith(<Section />, responses);
    await expect.poll(() => container.innerHTML).toBe('');
  });
});

describe('The achievements', () => {
  it('render no list for a group without counts', () => {
    const { container } = render(<AchievementsView groups={[{ id: 'g', description: 'Soon.', achievements: [] }]} />);
    expect(screen.getByText('Soon.')).toBeTruthy();
    expect(container.querySelector('dl')).toBeNull();
  });
});

describe('The top banner', () => {
  const row = { _id: 'a', shortdescription: 'Who we are.', image: '/media/banners/about.svg' };

  it('shows its heading immediately, then the text and image from the server', async () => {
    const { container } = renderWith(<TopBanner title="About Us" from={aboutBanner} />, { aboutus: [row] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Us');
    expect(await screen.findByText('Who we are.')).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toBe(row.image);
  });

  it('keeps its heading if its content fails to load', async () => {
    const { container } = renderWith(<TopBanner title="About Us" from={aboutBanner} />, {});
    await expect.poll(() => container.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Us');
  });
});
