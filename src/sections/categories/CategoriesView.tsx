import type { Category } from '../../domain/entities.ts';
import { filtersToSearch } from '../../domain/filters.ts';
import { styled } from '../../style/styled.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Bullets, Card, Cards, Drawing, Name } from './categories.style.ts';

export interface CategoriesViewProps {
  /** The categories. Categories without a name are skipped. An empty or failed list renders nothing. */
  categories: readonly Category[] | undefined;
  /**
   * The state of the request.
   * @default 'loaded'
   */
  status?: 'loading' | 'loaded' | 'failed';
  /** The path of the catalogue. Each card links to it with its category as the filter. */
  href: string;
}

/** A card for each category, in five border colours. */
export function CategoriesView({ categories = [], status = 'loaded', href }: CategoriesViewProps) {
  const contentText = useContentText();
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
          <Name {...contentText}>
            <Link href={href + filtersToSearch({ category: name.trim().toLowerCase(), level: '' })}>{name}</Link>
          </Name>
          <Bullets>
            {highlights.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no ids and are never reordered
              <li key={index} {...contentText}>
                {point}
              </li>
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
