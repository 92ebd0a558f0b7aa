import { classic } from '../classic.ts';
import { productList } from '../elements/product-list.tsx';
import { mount } from '../mount.tsx';

classic('product-list', mount(productList));
