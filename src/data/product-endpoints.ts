import type { Product } from '../domain/entities.ts';
import { products as decodeProducts } from '../domain/fields/product.ts';
import { productList } from '../domain/list-address.ts';
import type { Endpoint } from './endpoint.ts';

export const products: Endpoint<Product[]> = { ...productList, decode: decodeProducts };
