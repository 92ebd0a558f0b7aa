import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';

/** What stands where the VR labs will be. */
export function ComingSoonView() {
  return (
    <Band as="div">
      <Centre>
        <Drawing src="/media/coming-soon.svg" alt="" width={640} height={480} eager />
        <Title>VR LABS IS COMING SOON</Title>
        <Text>Our Team is Working On It....</Text>
        <p>
          <ButtonLink href="/explore-allcourses" variant="outlined">
            Explore All Courses
          </ButtonLink>
        </p>
      </Centre>
    </Band>
  );
}

const Centre = styled('div')`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  text-align: center;
`;

const Drawing = styled(Picture)`
  inline-size: min(100%, 420px);
  background: none;
`;

const Title = styled('h1')`
  font-size: clamp(var(--text-xl), 1.2em + 3vw, var(--text-3xl));
`;

const Text = styled('p')`
  color: var(--muted);
  font-size: var(--text-lg);
`;
