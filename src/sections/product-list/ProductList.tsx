import { useQuery } from '../../data/DataProvider.tsx';
import { products } from '../../data/endpoints.ts';
import { ProductListView, type ProductListViewProps } from './ProductListView.tsx';

export interface ProductListProps extends Omit<ProductListViewProps, 'products' | 'status'> {}

/** The products, from the API host of the nearest DataProvider. */
export function ProductList(props: ProductListProps) {
  const { data, status } = useQuery(products);
  return <ProductListView {...props} products={data} status={status} />;
}
