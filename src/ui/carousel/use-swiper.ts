import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Swiper } from 'swiper';
import { loadSwiper } from './load-swiper.ts';

export interface SwiperControls {
  /** The index of the current page, from 0. */
  page: number;
  /** The number of pages; 0 until swiper has started. */
  pages: number;
  /** Moves to a page, without animation under `prefers-reduced-motion`. */
  go: (page: number) => void;
  /** Call when the visitor moves the track by hand. */
  cancelPendingSlide: () => void;
}

/**
 * Starts swiper when the track comes near the viewport. Before, the track uses CSS scroll snap. CSS sets all sizes
 * (`slidesPerView: 'auto'`) and the browser scrolls (`cssMode`), so the start causes no layout shift.
 */
export function useSwiper(root: RefObject<HTMLElement | null>, count: number): SwiperControls {
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

  // A layout effect runs before the visitor can press a control; later, `update` would cancel a running transition.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number of slides needs a new measurement
  useLayoutEffect(() => swiper?.update(), [swiper, count]);

  return {
    page: Math.min(wanted ?? place.page, Math.max(0, place.pages - 1)),
    pages: place.pages,
    go: (page) => {
      setWanted(page);
      if (!swiper) return;
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (swiper.slideTo(page, isReduced ? 0 : undefined)) return;
      // `slideTo` does nothing if the last scroll event was at this page, even if a newer scroll has begun.
      const { wrapperEl, snapGrid, rtlTranslate } = swiper;
      const left = (rtlTranslate ? -1 : 1) * (snapGrid[page] ?? 0);
      wrapperEl.scrollTo({ left, behavior: isReduced ? 'instant' : 'smooth' });
    },
    cancelPendingSlide: () => setWanted(undefined),
  };
}

function slideInView(track: Element | null): number {
  const [first, second] = track?.children ?? [];
  if (!track || !first || !second) return 0;
  const step = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
  return step ? Math.round(Math.abs(track.scrollLeft) / step) : 0;
}
