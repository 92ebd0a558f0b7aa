import { classic } from '../classic.ts';
import { courseFinder } from '../elements/course-finder.tsx';
import { mount } from '../mount.tsx';

classic('course-finder', mount(courseFinder));
