import { classic } from '../classic.ts';
import { widget } from '../elements/product-list.tsx';
import { mount } from '../mount.tsx';

classic('product-list', mount(widget));
