import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';

/** The placeholder page of the VR labs. */
export function ComingSoonView() {
  return (
    <Sky>
      <Columns>
        <Text>
          <Title>VR LABS IS COMING SOON</Title>
          <Lead>Our Team is Working On It....</Lead>
          <Inverse href="/explore-allcourses">Explore All Courses</Inverse>
        </Text>
        <Drawing src="/media/coming-soon.svg" alt="" width={640} height={480} eager />
      </Columns>
    </Sky>
  );
}

const Sky = styled('div')`
  background: radial-gradient(circle at 0 100%, var(--stage) min(34vw, 460px), var(--night) calc(min(34vw, 460px) + 1px));
  color: var(--on-night);
  & :focus-visible {
    outline-color: var(--sun);
  }
`;

const Columns = styled(PageColumn)`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
  align-items: center;
  gap: var(--space-6);
  min-block-size: min(620px, 80vh);
  padding-block-start: var(--space-6);
  ${below(820)} {
    grid-template-columns: minmax(0, 1fr);
    /* In a taller band, the text would move up when the picture arrives. */
    min-block-size: 0;
  }
`;

const Text = styled('div')`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding-block-end: var(--space-6);
  ${below(820)} {
    justify-items: center;
    padding-block: var(--space-5) 0;
    text-align: center;
  }
`;

const Title = styled('h1')`
  font-size: clamp(2.1em, 0.9em + 3.6vw, 4em);
  line-height: 1.06;
`;

const Lead = styled('p')`
  color: var(--night-muted);
  font-size: var(--text-lg);
`;

const Inverse = styled(ButtonLink)`
  --over: var(--sun);
  background: var(--on-night);
  color: var(--stage);
`;

const Drawing = styled(Picture)`
  align-self: end;
  inline-size: 100%;
  max-inline-size: 640px;
  margin-inline: auto;
  aspect-ratio: 4 / 3;
  background: none;
  mask-image: linear-gradient(to right, #0000, #000 5% 95%, #0000);
`;
