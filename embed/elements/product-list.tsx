import { products } from '../../src/data/product-endpoints.ts';
import type { WidgetValues } from '../../src/domain/embed/attributes.ts';
import type { ProductLabels } from '../../src/domain/embed/labels/product-list.ts';
import { layouts } from '../../src/sections/product-list/layouts.ts';
import { ProductList } from '../../src/sections/product-list/ProductList.tsx';
import type { Widget, WidgetProps } from '../element/types.ts';

type Values = WidgetValues<'product-list'>;

const isLow = (layout: string): layout is keyof typeof layouts => Object.hasOwn(layouts, layout);

function ProductListWidget({
  products: ids,
  layout,
  incremental,
  headingLevel,
  partner,
  emit,
  labels,
}: Values & WidgetProps<ProductLabels>) {
  return (
    <ProductList
      only={ids.length ? ids : undefined}
      layout={layout === 'grid' ? layout : isLow(layout) ? layouts[layout] : 'list'}
      // Mount all low cards in the first render, because more of them fit into the first viewport.
      incremental={incremental && !isLow(layout)}
      headingLevel={headingLevel}
      partner={partner}
      onDownload={({ id, name }, event) => {
        if (!emit('download', { id, name, url: event.currentTarget.href }, true)) event.preventDefault();
      }}
      labels={labels}
    />
  );
}

export const widget: Widget<Values, ProductLabels> = { list: () => products, Component: ProductListWidget };
// Exported here, because the loader imports the widget and `mount` from one file.
export { mount } from '../element/mount.tsx';
