/* The icons of the header, in the format of paths.ts. A separate file keeps the other icons out of the initial script. */

export const menu = 'M4 6h16M4 12h16M4 18h16';
export const newTab = 'M14 4h6v6M20 4l-9 9M19 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h5';
