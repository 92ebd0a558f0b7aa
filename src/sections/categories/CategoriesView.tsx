import type { Category } from '../../domain/entities.ts';
import { filtersToSearch } from '../../domain/filters.ts';
import { styled } from '../../style/styled.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Bullets, Card, Cards, Drawing, Name } from './categories.style.ts';

export interface CategoriesViewProps {
  /** The categories, of which one without a name is left out; without any, and once they failed, nothing renders. */
  categories: readonly Category[] | undefined;
  /**
   * How reading them goes.
   * @default 'loaded'
   */
  status?: 'loading' | 'loaded' | 'failed';
  /** The catalogue's path; a card leads there with its category chosen. */
  href: string;
}

/** A card for each category; five border colours take turns. */
export function CategoriesView({ categories = [], status = 'loaded', href }: CategoriesViewProps) {
  if (status === 'loading') {
    return (
      <Space>
        <Spinner label="Loading the categories" />
      </Space>
    );
  }
  const named = categories.filter(({ name }) => name !== '');
  if (named.length === 0) return null;
  return (
    <Cards>
      {named.map(({ id, name, highlights, imageUrl }) => (
        <Card key={id}>
          <Drawing src={imageUrl} alt="" width={240} height={180} />
          <Name>
            <Link href={href + filtersToSearch({ category: name.trim().toLowerCase(), level: '' })}>{name}</Link>
          </Name>
          <Bullets>
            {highlights.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points are texts without ids, and never move
              <li key={index}>{point}</li>
            ))}
          </Bullets>
        </Card>
      ))}
    </Cards>
  );
}

const Space = styled('div')`
  min-block-size: 380px;
`;
