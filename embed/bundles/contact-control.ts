export { ContactControl } from '../../src/sections/contact-form/ContactControl.tsx';
