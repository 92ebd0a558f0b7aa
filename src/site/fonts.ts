import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url';

/**
 * The web font of headings, in one weight, because the variable font is twice as large. The page preloads it
 * (entry-client.tsx emits the file). Fallback fonts with adjusted metrics prevent a layout shift while it loads: three
 * common fonts of equal width, and Noto Sans for systems without them.
 */
export const fontsCss = `
@font-face{font-family:"Fredoka";src:url(${fredoka}) format("woff2");font-weight:600;font-display:swap;unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212}
@font-face{font-family:"Fredoka Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:99%;ascent-override:98.4%;descent-override:23.8%;line-gap-override:0%}
@font-face{font-family:"Fredoka Fallback Noto";src:local("Noto Sans"),local("Noto Sans Regular");size-adjust:98%;ascent-override:99.4%;descent-override:24%;line-gap-override:0%}
`;
