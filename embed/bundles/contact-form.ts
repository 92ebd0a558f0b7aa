import { classic } from '../classic.ts';
import { widget } from '../elements/contact-form.tsx';
import { mount } from '../mount.tsx';

classic('contact-form', mount(widget));
