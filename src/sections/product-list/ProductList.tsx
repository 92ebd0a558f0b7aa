import { useData, useQuery } from '../../data/DataProvider.tsx';
import { products } from '../../data/product-endpoints.ts';
import { ProductListView, type ProductListViewProps } from './ProductListView.tsx';

export interface ProductListProps extends Omit<ProductListViewProps, 'products' | 'status' | 'counted'> {
  /** The partner in the links, or ''. This project's own API counts the partner's downloads. */
  partner?: string;
}

/** The products, from the API host of the nearest DataProvider. */
export function ProductList({ partner, ...props }: ProductListProps) {
  const { isOwnApi } = useData();
  const { data, status } = useQuery(products);
  return <ProductListView {...props} products={data} status={status} counted={!!partner && isOwnApi} />;
}
