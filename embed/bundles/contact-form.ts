import { classic } from '../classic.ts';
import { contactForm } from '../elements/contact-form.tsx';
import { mount } from '../mount.tsx';

classic('contact-form', mount(contactForm));
