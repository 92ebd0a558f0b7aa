import { products } from '../../src/data/endpoints.ts';
import type { Product } from '../../src/domain/entities.ts';
import { ProductList } from '../../src/sections/product-list/ProductList.tsx';
import type { Widget } from '../widget.ts';

interface Values {
  products: string[];
  layout: string;
}

export const widget: Widget<Values, Product> = {
  query: () => products,
  draw: ({ products: ids, layout }, { emit, gradual, headingLevel, words }) => (
    <ProductList
      only={ids.length ? ids : undefined}
      layout={layout === 'grid' ? 'grid' : 'list'}
      gradual={gradual}
      headingLevel={headingLevel}
      onDownload={({ _id: id, productname: name }, event) => {
        if (!emit('download', { id, name, url: event.currentTarget.href }, true)) event.preventDefault();
      }}
      labels={words}
    />
  ),
};
