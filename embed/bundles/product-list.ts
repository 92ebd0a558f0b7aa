import { classic } from '../element/classic.ts';
import { mount } from '../element/mount.tsx';
import { ur } from '../element/ur.ts';
import { widget } from '../elements/product-list.tsx';

classic('product-list', mount(widget, { loadUrdu: () => Promise.resolve({ ur }) }));
