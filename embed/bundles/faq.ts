import { classic } from '../element/classic.ts';
import { mount } from '../element/mount.tsx';
import { ur } from '../element/ur.ts';
import { widget } from '../elements/faq.tsx';

classic('faq', mount(widget, { loadUrdu: () => Promise.resolve({ ur }) }));
