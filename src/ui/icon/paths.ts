/* Icon paths on a 24 × 24 grid with a stroke width of 2. The icons of the initial script are in header-paths.ts. */

export const close = 'M6 6l12 12M18 6L6 18';
export const chevron = 'M6 9l6 6 6-6';
export const arrow = 'M4 12h16M13 5l7 7-7 7';
export const play = 'M7 4.5v15l12-7.5z';
export const pause = 'M8 5v14M16 5v14';
export const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2';
export const book = 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5zM12 6.5v13';
export const level = 'M5 20v-5M12 20v-10M19 20V4';
export const check = 'M4.5 12.5l5 5L19.5 7';
export const mail = 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1M3.5 6.5L12 13l8.5-6.5';
export const phone = 'M6 3h3l1.5 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2';
export const pin = 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21M12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';
export const facebook = 'M16 4h-2a4 4 0 0 0-4 4v13M6.5 12H15';
export const instagram =
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 7h.01';
export const linkedin = 'M5 10v10M5 5h.01M10 20V10M10 14.5a4 4 0 0 1 4-4h.5a4 4 0 0 1 4 4V20';
export const youtube = 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4M10 9v6l5-3z';
export const calendar = 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4';
export const wallet = 'M4 7h15v13H4zM4 7l11-3v3M15 13.5h.01';
export const bell = 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10.5 21h3';
export const globe = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18';
export const teacher = 'M3 9l9-4.5L21 9l-9 4.5zM7 11.5V16c3 2.5 7 2.5 10 0v-4.5M21 9v6';
export const person = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4 3.5-6 8-6s8 2 8 6';
export const share =
  'M12 15V4M8 7.5L12 3.5l4 4M6 11H5a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-8a1 1 0 0 0-1-1h-1';
export const chat = 'M4 20l1.3-4A8 8 0 1 1 8.2 19z';
export const heart = 'M12 20.5C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 9 2.3c0 3.2-2 6.7-9 11.7z';
