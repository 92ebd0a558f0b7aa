import { products } from '../../src/data/endpoints.ts';
import type { Product } from '../../src/domain/entities.ts';
import { ProductList } from '../../src/sections/product-list/ProductList.tsx';
import { outgoing } from '../link-manner.ts';
import type { Widget } from '../widget.ts';

interface Values {
  products: string[];
  layout: string;
}

export const productList: Widget<Values, Product> = {
  query: () => products,
  draw({ values, port, words }) {
    return (
      <ProductList
        only={values.products.length ? values.products : undefined}
        layout={values.layout === 'grid' ? 'grid' : 'list'}
        headingLevel={values.headingLevel}
        onDownload={({ _id: id, productname: name, link }, event) => {
          const url = outgoing(link, port.site, values.partner);
          if (!port.emit('download', { id, name, url }, true)) event.preventDefault();
        }}
        labels={words}
      />
    );
  },
};
