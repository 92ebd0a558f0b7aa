import { useQuery } from '../../data/DataProvider.tsx';
import { categories } from '../../data/endpoints.ts';
import { CategoriesView, type CategoriesViewProps } from './CategoriesView.tsx';

export interface CategoriesProps extends Pick<CategoriesViewProps, 'href'> {}

/** The categories, from the API host of the nearest DataProvider. */
export function Categories({ href }: CategoriesProps) {
  const { data, status } = useQuery(categories);
  return <CategoriesView href={href} categories={data} status={status} />;
}
