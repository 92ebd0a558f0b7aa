import { products } from '../../src/data/endpoints.ts';
import { ProductList } from '../../src/sections/product-list/ProductList.tsx';
import type { ProductLabels } from '../../src/sections/product-list/ProductListView.tsx';
import type { Widget, WidgetProps } from '../element/types.ts';

interface Values {
  products: string[];
  layout: string;
}

function ProductListWidget({
  products: ids,
  layout,
  incremental,
  headingLevel,
  emit,
  labels,
}: Values & WidgetProps<ProductLabels>) {
  return (
    <ProductList
      only={ids.length ? ids : undefined}
      layout={layout === 'grid' ? 'grid' : 'list'}
      incremental={incremental}
      headingLevel={headingLevel}
      onDownload={({ id, name }, event) => {
        if (!emit('download', { id, name, url: event.currentTarget.href }, true)) event.preventDefault();
      }}
      labels={labels}
    />
  );
}

export const widget: Widget<Values, ProductLabels> = { list: () => products, Component: ProductListWidget };
