import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHiddenTab } from '../hidden-tab/use-hidden-tab.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { Root, Slide, Track } from './carousel.style.ts';
import { useSwiper } from './use-swiper.ts';

export interface CarouselProps<Item> extends ComponentProps<'section'> {
  /** The accessible name. */
  label: string;
  /** The items, one per slide. */
  items: readonly Item[];
  /** Renders a slide's content. */
  render: (item: Item, index: number) => ReactNode;
  /** Returns an item's key. */
  keyOf: (item: Item) => string;
  /**
   * The number of visible slides by minimum screen width in px, the narrowest first.
   * @default [{ min: 0, slides: 1 }]
   */
  perView?: readonly { min: number; slides: number }[];
  /**
   * The space between two slides in pixels.
   * @default 24
   */
  gap?: number;
  /** Advances after this many milliseconds. Stops when paused, and waits while hovered or focused. */
  autoplay?: number;
}

const oneAtATime = [{ min: 0, slides: 1 }];

/** A row of slides with scroll snap. Scripts add dots and buttons, and rewind from the last slide to the first. */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, render, keyOf, perView = oneAtATime, gap = 24, autoplay, ...rest } = props;
  const root = useRef<HTMLDivElement | null>(null);
  const { page, pages, go, cancelPendingSlide } = useSwiper(root, items.length);
  const [playing, setPlaying] = useState(Boolean(autoplay));
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const waits = useHiddenTab() || hovered || focused || !playing || pages < 2;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` changes on each render, but behaves the same
  useEffect(() => {
    if (!autoplay || waits) return;
    const timer = setTimeout(() => go((page + 1) % pages), autoplay);
    return () => clearTimeout(timer);
  }, [autoplay, waits, page, pages]);

  const choose = (next: number) => {
    const last = next + items.length - pages + 1;
    setAnnouncement(
      last > next + 1 ? `Slides ${next + 1} to ${last} of ${items.length}` : `Slide ${last} of ${items.length}`,
    );
    go(next);
  };
  const stopAutoplay = () => {
    cancelPendingSlide();
    setPlaying(false);
  };

  return (
    <Root
      aria-roledescription="carousel"
      {...rest}
      aria-label={label}
      $perView={perView}
      $gap={gap}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div ref={root}>
        <Track
          className="swiper-wrapper"
          role="group"
          aria-label={`${label}: slides`}
          tabIndex={0}
          onPointerDown={stopAutoplay}
          onWheel={cancelPendingSlide}
          onKeyDown={cancelPendingSlide}
        >
          {items.map((item, index) => (
            <Slide
              key={keyOf(item)}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${items.length}`}
            >
              {render(item, index)}
            </Slide>
          ))}
        </Track>
      </div>
      {items.length > 1 && (
        <CarouselControls
          page={page}
          pages={pages}
          onChoose={choose}
          playing={autoplay ? playing : undefined}
          onPlaying={setPlaying}
        />
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Root>
  );
}
