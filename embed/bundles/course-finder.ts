import { classic } from '../classic.ts';
import { widget } from '../elements/course-finder.tsx';
import { mount } from '../mount.tsx';

classic('course-finder', mount(widget));
