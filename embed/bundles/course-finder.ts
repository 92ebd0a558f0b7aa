import { classic } from '../element/classic.ts';
import { mount } from '../element/mount.tsx';
import { ur } from '../element/ur.ts';
import { widget } from '../elements/course-finder.tsx';

classic('course-finder', mount(widget, { loadUrdu: () => Promise.resolve({ ur }) }));
