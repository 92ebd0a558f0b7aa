import { classic } from '../classic.ts';
import { faq } from '../elements/faq.tsx';
import { mount } from '../mount.tsx';

classic('faq', mount(faq));
