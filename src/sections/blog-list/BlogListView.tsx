import { card, pressable } from '../../style/card-mixins.ts';
import { below, upTo } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { Post } from './posts.ts';

export interface BlogListViewProps {
  /** The posts, in display order. */
  posts: readonly Post[];
}

/** The blogs as cards: three per row, two on narrow screens, one on very narrow screens. */
export function BlogListView({ posts }: BlogListViewProps) {
  const contentText = useContentText();
  return (
    <Band as="div">
      <Cards>
        {posts.map(({ id, imageUrl, title, date }, index) => (
          <Card key={id}>
            <Picture src={imageUrl} alt="" width={640} height={400} eager={index < 3} />
            <Text>
              <Title {...contentText}>
                <Whole href={`/blog-details/${encodeURIComponent(id)}`}>{title}</Whole>
              </Title>
              <Day>{date}</Day>
            </Text>
          </Card>
        ))}
      </Cards>
    </Band>
  );
}

const Cards = styled('ul')`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-5);
  ${below(912)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${upTo(540)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Card = styled('li')`
  display: flex;
  flex-direction: column;
  ${card('md')}
  overflow: hidden;
  & > img {
    inline-size: 100%;
    aspect-ratio: 8 / 5;
  }
  ${pressable}
`;

const Text = styled('div')`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-4) var(--space-5);
`;

const Title = styled('h2')`
  font-size: var(--text-lg);
`;

const Whole = styled(Link)`
  outline: 0;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Day = styled('p')`
  margin-block-start: auto;
  color: var(--muted);
  font-size: var(--text-sm);
`;
