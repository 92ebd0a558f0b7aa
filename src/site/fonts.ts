import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url';

/**
 * The one web font, for headings, in the one weight that the site uses (a face of all weights is twice as heavy), which the
 * page preloads (entry-client.tsx brings the same file). Until it is there a system face of the same measure stands in, so
 * that nothing moves when it comes: one of three that are equally wide, or the wider one of systems that have none of them.
 */
export const fontsCss = `
@font-face{font-family:"Fredoka";src:url(${fredoka}) format("woff2");font-weight:600;font-display:swap;unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212}
@font-face{font-family:"Fredoka Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:99%;ascent-override:98.4%;descent-override:23.8%;line-gap-override:0%}
@font-face{font-family:"Fredoka Fallback Noto";src:local("Noto Sans"),local("Noto Sans Regular");size-adjust:96%;ascent-override:101.5%;descent-override:24.5%;line-gap-override:0%}
`;
