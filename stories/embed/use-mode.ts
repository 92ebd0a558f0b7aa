import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface ModeProps {
  theme?: 'auto' | 'light' | 'dark' | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * The theme and direction of an element, from the toolbar: they are set on the page, or on the frame in a docs page. An
 * element has its own root and follows the page only through these two attributes.
 *
 * @param own the arguments of the story, which take precedence; a language implies its direction
 */
export function useMode<Shown extends HTMLElement>(
  own: ModeProps & { lang?: string | undefined },
): ModeProps & { ref: RefObject<Shown | null> } {
  const ref = useRef<Shown>(null);
  const [mode, setMode] = useState<ModeProps>({});
  useLayoutEffect(() => {
    const page = ref.current?.closest<HTMLElement>('[data-theme]');
    if (!page) return;
    const read = () => setMode(modeOf(page));
    const observer = new MutationObserver(read);
    observer.observe(page, { attributeFilter: ['data-theme', 'dir'] });
    read();
    return () => observer.disconnect();
  }, []);
  return { ref, theme: own.theme ?? mode.theme, dir: own.dir ?? (own.lang ? undefined : mode.dir) };
}

const modeOf = ({ dataset, dir }: HTMLElement): ModeProps => ({
  theme: dataset.theme === 'light' || dataset.theme === 'dark' ? dataset.theme : 'auto',
  dir: dir === 'rtl' ? 'rtl' : 'ltr',
});
