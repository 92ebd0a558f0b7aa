import { styled } from '../../src/style/styled.ts';

/** A widget's heading, without the ornaments of src/ui/section-heading: the page around it has its own. */
export const SectionHeading = ({ title, id, level }: { title: string; id: string; level: 2 | 3 | 4 }) => (
  <Title as={`h${level}`} id={id} part="heading">
    {title}
  </Title>
);

const Title = styled('h2')`
  margin-block-end: var(--space-5);
  font-size: clamp(var(--text-xl), 4cqi, var(--text-2xl));
`;
