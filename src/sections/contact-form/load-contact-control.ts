/** Loads the form library on the first interaction. The classic widget replaces this module (embed/build/config.ts). */
export const loadContactControl = () => import('./contact-control.ts');
