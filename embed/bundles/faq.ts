import { classic } from '../classic.ts';
import { widget } from '../elements/faq.tsx';
import { mount } from '../mount.tsx';

classic('faq', mount(widget));
