/* Icons of the office, drawn as in ui/icon/paths.ts. */

export const home = 'M4 11l8-7 8 7v9h-5v-6H9v6H4z';
export const inbox = 'M4 13l3-8h10l3 8v6H4zM4 13h5a3 3 0 0 0 6 0h5';
export const ticket = 'M4 7h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 7v2M14 12v2M14 17v2';
export const people =
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 20c0-3.5 3-5 6.5-5s6.5 1.5 6.5 5M16 5.5a3.5 3.5 0 0 1 0 6.5M18 15.5c2 .6 3.5 2 3.5 4.5';
export const handshake = 'M12 21l-8-8a5 5 0 0 1 8-6 5 5 0 0 1 8 6z';
export const pulse = 'M3 12h4l3-7 4 14 3-7h4';
export const gear = 'M4 7h9M17 7h3M13 4v6M4 17h3M11 17h9M9 14v6';
export const shield = 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4';
export const pencil = 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4';
export const history = 'M4 12a8 8 0 1 1 2.5 5.8M4 12V7M4 12h5M12 8v4l3 2';
export const folder = 'M3 6h6l2 2h10v11H3z';
export const table = 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14';
export const plus = 'M12 5v14M5 12h14';
export const bin = 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5';
export const up = 'M12 19V5M6 11l6-6 6 6';
export const down = 'M12 5v14M6 13l6 6 6-6';
export const more = 'M5 12h.01M12 12h.01M19 12h.01';
export const grip = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01';
export const eye = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6';
export const key = 'M14 10a5 5 0 1 0-4 4l2 2h2v2h2v2h4v-4z';
export const search = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5';
export const picture = 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01';
export const back = 'M20 12H4M11 5l-7 7 7 7';
