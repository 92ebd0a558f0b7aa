import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselProps } from '../../../src/ui/carousel/Carousel.tsx';

/** A fake swiper, because jsdom has no layout. `slideTo` moves at once. */
const { FakeSwiper, swipers } = vi.hoisted(() => {
  const swipers: InstanceType<typeof FakeSwiper>[] = [];
  class FakeSwiper {
    snapIndex = 0;
    snapGrid: number[];
    speed: number | undefined;
    destroyed = false;
    private readonly listeners: ((swiper: FakeSwiper) => void)[] = [];
    constructor(own: HTMLElement) {
      this.snapGrid = [...own.querySelectorAll('.swiper-slide')].map((_, index) => index * 100);
      swipers.push(this);
    }
    on(_: string, listener: (swiper: FakeSwiper) => void) {
      this.listeners.push(listener);
    }
    slideTo(index: number, speed?: number) {
      this.snapIndex = index;
      this.speed = speed;
      for (const listener of this.listeners) listener(this);
      return true;
    }
    update() {}
    destroy() {
      this.destroyed = true;
    }
  }
  return { FakeSwiper, swipers };
});
vi.mock('swiper', () => ({ Swiper: FakeSwiper }));

const show = (props: Partial<CarouselProps<string>> = {}) => (
  <Carousel label="Voices" items={['a', 'b', 'c']} keyOf={(item) => item} render={(item) => <p>{item}</p>} {...props} />
);
const current = () => document.querySelector('[aria-current="true"]')?.getAttribute('aria-label');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const turn = () => act(() => new Promise<void>((done) => setImmediate(done)));
/** Waits until swiper is loaded and its controls are rendered. */
const settle = async () => {
  do await turn();
  while (swipers.length === 0);
  await turn();
};
const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

let reduced = false;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  swipers.length = 0;
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.notify = notify;
      }
      observe() {
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        queueMicrotask(() => this.notify([entry], this as unknown as IntersectionObserver));
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('A carousel (accessibility)', () => {
  it('is a named region with numbered slides', () => {
    render(show());
    expect(screen.getByRole('region', { name: 'Voices' }).getAttribute('aria-roledescription')).toBe('carousel');
    expect(screen.getAllByRole('group', { name: /of 3$/ }).map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
  });

  it('can be scrolled by keyboard before and without swiper', () => {
    render(show());
    expect(screen.getByRole('group', { name: 'Voices: slides' }).tabIndex).toBe(0);
  });

  it('announces the slide after a manual move, and nothing during autoplay', async () => {
    render(show({ autoplay: 3000 }));
    await settle();
    await advance(3000);
    expect(current()).toBe('Go to slide 2');
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('');
    press('Next slide');
    await settle();
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Slide 3 of 3');
  });

  it('moves without animation and does not autoplay with reduced motion', async () => {
    reduced = true;
    render(show({ autoplay: 3000 }));
    await settle();
    await advance(10_000);
    expect(current()).toBe('Go to slide 1');
    press('Next slide');
    expect(swipers[0]?.speed).toBe(0);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });
});

describe('A carousel', () => {
  it('renders all slides before it is near the viewport, and no controls before they work', () => {
    render(show());
    expect(screen.getAllByText(/^[abc]$/)).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('wraps from the last slide to the first, and back', async () => {
    render(show());
    await settle();
    press('Previous slide');
    await settle();
    expect(current()).toBe('Go to slide 3');
    press('Next slide');
    await settle();
    expect(current()).toBe('Go to slide 1');
  });

  it('moves to the slide whose dot is clicked', async () => {
    render(show());
    await settle();
    press('Go to slide 3');
    await settle();
    expect(current()).toBe('Go to slide 3');
  });

  it('shows a count instead of too many dots', async () => {
    render(show({ items: Array.from({ length: 12 }, (_, index) => String(index)) }));
    await settle();
    expect(screen.queryByRole('button', { name: /Go to slide/ })).toBeNull();
    expect(screen.getByText('1 / 12')).toBeTruthy();
  });

  it('has no controls for a single slide', async () => {
    render(show({ items: ['a'] }));
    await settle();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('destroys swiper on unmount', async () => {
    const { unmount } = render(show());
    await settle();
    unmount();
    await vi.waitFor(() => expect(swipers.map((swiper) => swiper.destroyed)).toEqual([true]));
  });
});

describe('A carousel that autoplays', () => {
  const region = () => screen.getByRole('region');
  const next = () => screen.getByRole('button', { name: 'Next slide' });

  it('shows each slide for its interval, then starts over', async () => {
    render(show({ autoplay: 3000 }));
    await settle();
    await advance(2999);
    expect(current()).toBe('Go to slide 1');
    await advance(1);
    expect(current()).toBe('Go to slide 2');
    await advance(3000);
    await advance(3000);
    expect(current()).toBe('Go to slide 1');
  });

  it.each([
    ['pointer', () => fireEvent.mouseEnter(region()), () => fireEvent.mouseLeave(region())],
    ['focus', () => act(() => next().focus()), () => act(() => next().blur())],
  ])('pauses on %s', async (_, enter, leave) => {
    render(show({ autoplay: 3000 }));
    await settle();
    enter();
    await advance(9000);
    expect(current()).toBe('Go to slide 1');
    leave();
    await advance(0);
    await advance(3000);
    expect(current()).toBe('Go to slide 2');
  });

  it('stops on Pause or a manual move, and continues on Play', async () => {
    render(show({ autoplay: 3000 }));
    await settle();
    press('Pause');
    await advance(9000);
    expect(current()).toBe('Go to slide 1');
    press('Play');
    await advance(0);
    await advance(3000);
    expect(current()).toBe('Go to slide 2');
    fireEvent.pointerDown(screen.getByRole('group', { name: 'Voices: slides' }));
    await advance(9000);
    expect(current()).toBe('Go to slide 2');
  });
});
