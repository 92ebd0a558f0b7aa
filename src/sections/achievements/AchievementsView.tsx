import { useId } from 'react';
import type { AchievementGroup } from '../../domain/entities.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';

export interface AchievementsViewProps {
  /** Groups of named counts. An empty or failed list renders nothing. */
  groups: readonly AchievementGroup[] | undefined;
  /**
   * The state of the request.
   * @default 'loaded'
   */
  status?: 'loading' | 'loaded' | 'failed';
}

/** The section "Our Achievements". */
export function AchievementsView({ groups = [], status = 'loaded' }: AchievementsViewProps) {
  const id = useId();
  const contentText = useContentText();
  if (status !== 'loading' && groups.length === 0) return null;
  return (
    <Strip tone="accent" labelledBy={id}>
      <SectionHeading id={id} eyebrow="So far" title="Our Achievements" />
      {status === 'loading' ? (
        <Wait label="Loading the figures" />
      ) : (
        groups.map(({ id, description, achievements }) => (
          <Group key={id}>
            <Lead {...contentText}>{description}</Lead>
            {achievements.length > 0 && (
              <Counts>
                {achievements.map((item) => (
                  <Item key={item.id}>
                    <dt {...contentText}>{item.name}</dt>
                    <dd {...contentText}>{item.count}</dd>
                  </Item>
                ))}
              </Counts>
            )}
          </Group>
        ))
      )}
    </Strip>
  );
}

const Strip = styled(Band)`
  --eyebrow: currentColor;
`;

const Group = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  gap: var(--space-4) var(--space-6);
  padding-block: var(--space-5);
  border-block-start: 1px solid rgb(255 255 255 / 0.3);
  ${below(912)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Lead = styled('p')`
  padding-block-start: var(--space-2);
  font: 600 var(--text-lg)/1.35 var(--font-display);
  text-wrap: pretty;
  &:empty {
    padding: 0;
  }
`;

const Counts = styled('dl')`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-5);
  ${below(770)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Item = styled('div')`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: var(--space-2);
  & > dt {
    font-size: var(--text-sm);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > dd {
    color: var(--sun);
    font: 600 clamp(2em, 1.2em + 2.6vw, 3.4em)/1 var(--font-display);
  }
`;

const Wait = styled(Spinner)`
  min-block-size: 240px;
  color: inherit;
`;
