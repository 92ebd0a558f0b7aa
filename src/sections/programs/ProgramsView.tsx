import { useId } from 'react';
import { Band } from '../../ui/band/Band.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { AppArt, ClassArt, WebArt } from './ProgramArt.tsx';
import { Art, Card, List, Name, Words } from './programs.style.ts';

const programs = [
  {
    name: 'Web Platforms',
    words: 'Immersive and simulative learning: build a circuit, tilt a planet or flood a valley, and see what happens.',
    Picture: WebArt,
  },
  {
    name: 'Online Classes',
    words:
      'Personalized sessions in small groups, with a mentor who knows each child by name and waits for the answer.',
    Picture: ClassArt,
  },
  {
    name: 'Mobile Apps',
    words: 'Gamified and interactive: short challenges that turn ten spare minutes into practice worth coming back to.',
    Picture: AppArt,
  },
] as const;

/** The three programs, numbered. */
export function ProgramsView() {
  const id = useId();
  return (
    <Band labelledBy={id}>
      <SectionHeading
        id={id}
        title="Our Programs"
        eyebrow="How we teach"
        lead="Three ways to learn, which fit together and also stand alone."
      />
      <List>
        {programs.map(({ name, words, Picture }) => (
          <Card key={name}>
            <Art>
              <Picture />
            </Art>
            <Name>{name}</Name>
            <Words>{words}</Words>
          </Card>
        ))}
      </List>
    </Band>
  );
}
