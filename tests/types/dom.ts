import '../../embed/types/elements.d.ts';

/** Tests the types in the script of a host page. */
const finder = document.createElement('steam-course-finder');
finder.category = 'science';
finder.hideFilters = true;
finder.reload();
finder.texts = { learnMore: 'Look closer', seeAll: (found) => `All ${found.toFixed()}` };
// @ts-expect-error there is no such label
finder.texts = { learnMor: 'Look closer' };
// @ts-expect-error a number, not a text
finder.limit = '6';
// @ts-expect-error another element's
finder.products = [];

const list = document.querySelector('steam-product-list');
if (list) list.products = ['lab-notebook'];

document.addEventListener('steam-filter', ({ detail }) => detail.count.toFixed());
window.addEventListener('steam-course-select', (event) => {
  event.preventDefault();
  location.assign(event.detail.url);
});
finder.addEventListener('steam-error', ({ detail }) => detail.kind === 'network' && finder.reload());
// @ts-expect-error there is no such detail
document.addEventListener('steam-toggle', ({ detail }) => detail.count);
