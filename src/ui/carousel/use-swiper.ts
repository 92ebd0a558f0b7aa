import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Swiper } from 'swiper';

/** Fetches swiper's code, which a page may do before its carousel comes into view. */
export const loadSwiper = () => import('swiper');

export interface Swiping {
  /** Where it stands, from 0, and how many positions there are; 0 until swiper runs. */
  page: number;
  pages: number;
  /** Moves there; a visitor who asked for less motion sees no travel. */
  go: (page: number) => void;
  /** The visitor moves the track by hand. */
  letGo: () => void;
}

/**
 * Starts swiper on a track that already scrolls and snaps on its own, once it comes near the viewport. All sizes stay
 * with the style sheet (`slidesPerView: 'auto'`), and scrolling stays the browser's (`cssMode`), so nothing moves then.
 */
export function useSwiper(root: RefObject<HTMLElement | null>, count: number): Swiping {
  const [swiper, setSwiper] = useState<Swiper>();
  const [place, setPlace] = useState({ page: 0, pages: 0 });
  const [wanted, setWanted] = useState<number>();

  useEffect(() => {
    const own = root.current;
    if (!own) return;
    let gone = false;
    let made: Swiper | undefined;
    const begin = async () => {
      const { Swiper } = await loadSwiper();
      if (gone) return;
      made = new Swiper(own, {
        cssMode: true,
        slidesPerView: 'auto',
        allowTouchMove: false,
        initialSlide: slideInView(own.querySelector('.swiper-wrapper')),
      });
      const look = ({ snapIndex, snapGrid }: Swiper) => {
        setPlace({ page: snapIndex, pages: snapGrid.length });
        setWanted((now) => (now === snapIndex ? undefined : now));
      };
      made.on('snapIndexChange', look);
      made.on('snapGridLengthChange', look);
      look(made);
      setSwiper(made);
    };
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        // Without its code the track is still one that scrolls.
        begin().catch(() => setSwiper(undefined));
      },
      { rootMargin: '200px' },
    );
    near.observe(own);
    return () => {
      gone = true;
      near.disconnect();
      made?.destroy();
    };
  }, [root]);

  // Before the controls can be pressed: measuring anew ends a move that has begun.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of slides is what it measures anew for
  useLayoutEffect(() => swiper?.update(), [swiper, count]);

  return {
    page: Math.min(wanted ?? place.page, Math.max(0, place.pages - 1)),
    pages: place.pages,
    go: (page) => {
      setWanted(page);
      swiper?.slideTo(page, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : undefined);
    },
    letGo: () => setWanted(undefined),
  };
}

/** The slide that a visitor has scrolled to before swiper came. */
function slideInView(track: Element | null): number {
  const [first, second] = track?.children ?? [];
  if (!track || !first || !second) return 0;
  const step = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
  return step ? Math.round(Math.abs(track.scrollLeft) / step) : 0;
}
