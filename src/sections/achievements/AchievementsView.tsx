import type { AchievementGroup } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface AchievementsViewProps {
  /** Groups of counts with their names; none render nothing. */
  groups: readonly AchievementGroup[];
}

/** "Our Achievements". */
export function AchievementsView({ groups }: AchievementsViewProps) {
  if (groups.length === 0) return null;
  return (
    <Strip tone="accent" labelledBy="achievements-title">
      <SectionHeading id="achievements-title" title="Our Achievements" />
      <Groups>
        {groups.map(({ _id, shortdescription, achievement }) => (
          <div key={_id}>
            {shortdescription && <Lead>{shortdescription}</Lead>}
            <Counts>
              {achievement.map((item) => (
                <Item key={item._id}>
                  <dt>{item.achievementname}</dt>
                  <dd>{item.achievementcount}</dd>
                </Item>
              ))}
            </Counts>
          </div>
        ))}
      </Groups>
    </Strip>
  );
}

const Strip = styled(Band)`
  --eyebrow: currentColor;
`;

const Groups = styled('div')`
  display: grid;
  gap: var(--space-6);
`;

const Lead = styled('p')`
  margin-block-end: var(--space-4);
  font-size: var(--text-lg);
`;

const Counts = styled('dl')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: var(--space-4);
`;

const Item = styled('div')`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: var(--space-1);
  padding: var(--space-4) var(--space-5);
  border: 1px solid;
  border-radius: var(--radius-md);
  & > dd {
    font: 600 var(--text-3xl)/1.1 var(--font-display);
  }
`;
