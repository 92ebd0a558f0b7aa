import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { world } from '../../../demo/content/world.ts';
import { createData } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import { ProductList } from '../../../src/sections/product-list/ProductList.tsx';
import { ProductListView } from '../../../src/sections/product-list/ProductListView.tsx';

const { products } = world;
const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const loaded = { products, status: 'loaded' } as const;

describe('The product list (accessibility)', () => {
  it('is a list with headings of the given level', () => {
    render(<ProductListView {...loaded} headingLevel={4} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(products.length);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(products.length);
  });

  it('gives each download link a unique name', () => {
    render(<ProductListView {...loaded} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      products.map(({ name }) => `Download Now ! ${name}`),
    );
  });
});

describe('The product list', () => {
  it('shows only the products of `only`, in that order, without unknown ids', () => {
    render(<ProductListView {...loaded} only={['lab-notebook', 'no-such-product', 'steam-words']} />);
    expect(names()).toEqual(['Lab Notebook Page', 'STEAM Words']);
  });

  it('renders nothing if no product matches, the list is empty, or the request failed', () => {
    const { container, rerender } = render(<ProductListView {...loaded} only={['no-such-product']} />);
    expect(container.innerHTML).toBe('');
    rerender(<ProductListView products={[]} status="loaded" />);
    expect(container.innerHTML).toBe('');
    rerender(<ProductListView products={undefined} status="failed" />);
    expect(container.innerHTML).toBe('');
  });

  it('shows its spinner while it is loading', () => {
    render(<ProductListView products={undefined} status="loading" spinner={<p role="status">One moment</p>} />);
    expect(screen.getByRole('status').textContent).toBe('One moment');
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', ' java\nscript:alert(1)'])(
    'has no link for a product with the link %j',
    (downloadUrl) => {
      render(<ProductListView products={products.map((product) => ({ ...product, downloadUrl }))} status="loaded" />);
      expect(screen.queryByRole('link')).toBeNull();
      expect(document.querySelector('a')).toBeNull();
      expect(names()).toEqual(products.map(({ name }) => name));
    },
  );

  it('calls onDownload before a download, which the handler can prevent', () => {
    const onDownload = vi.fn((_product: unknown, event: { preventDefault: () => void }) => event.preventDefault());
    render(<ProductListView {...loaded} onDownload={onDownload} />);
    const followed = fireEvent.click(screen.getByRole('link', { name: /Multiplication Kite/ }));
    expect(onDownload).toHaveBeenCalledWith(products[1], expect.anything());
    expect(followed).toBe(false);
  });

  it('fetches all products once for several lists on a page', async () => {
    const fetch = vi.fn(async () => Response.json(wire.products));
    render(
      <DataProvider data={createData({ host: '/api', fetch })}>
        <ProductList only={['steam-words']} />
        <ProductList only={['lab-notebook']} />
      </DataProvider>,
    );
    expect(await screen.findByRole('heading', { name: 'STEAM Words' })).toBeTruthy();
    expect(names()).toEqual(['STEAM Words', 'Lab Notebook Page']);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith('/api/product', expect.anything());
  });

  it('shows no download for a `javascript:` URL from the API', async () => {
    const [product] = wire.products;
    const fetch = async () => Response.json([{ ...product, link: 'javascript:alert(1)' }]);
    render(
      <DataProvider data={createData({ host: '/api', fetch })}>
        <ProductList />
      </DataProvider>,
    );
    expect(await screen.findByRole('heading', { name: product?.productname })).toBeTruthy();
    expect(screen.queryByText(/Download Now !/)).toBeNull();
  });
});

describe('The download links of products', () => {
  const show = (host: string, partner?: string, isOwnApi?: boolean) => {
    const data = createData({ host, isOwnApi, fetch: async () => Response.json(wire.products) });
    render(
      <DataProvider data={data}>
        <ProductList partner={partner} />
      </DataProvider>,
    );
    return screen.findAllByRole('link').then((links) => links[0]?.getAttribute('href'));
  };

  it.each([
    ['lead to /go/, which counts downloads, on our own API', '/api', 'zoe', undefined, '/go/steam-words'],
    [
      'lead to /go/, which counts downloads, on a partner’s page',
      'https://steam.example/api',
      'zoe',
      true,
      '/go/steam-words',
    ],
    ['are the product’s own URLs without a partner', '/api', undefined, undefined, '/media/downloads/steam-words.pdf'],
    [
      'are the product’s own URLs on another API',
      'https://other.example/api',
      'zoe',
      undefined,
      'https://other.example/media/downloads/steam-words.pdf',
    ],
  ])('%s', async (_, host, partner, isOwnApi, href) => {
    expect(await show(host, partner, isOwnApi)).toBe(href);
  });

  it('are not counted if they start a program, such as mailto:', () => {
    const [product] = products;
    if (!product) throw new Error('The sample has no products.');
    render(<ProductListView status="loaded" products={[{ ...product, downloadUrl: 'mailto:a@b.pk' }]} counted />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:a@b.pk');
  });
});
