/** Loads swiper. If this fails, the slides of a carousel scroll but have no controls. */
export const loadSwiper = () => import('swiper');

/** Whether the page has a carousel, which loads swiper near the viewport. */
export const hasCarousel = () => document.querySelector('[aria-roledescription=carousel]') !== null;
