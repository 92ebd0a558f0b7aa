// The host page's script listens on document: the widgets' events bubble.
const badge = document.querySelector('#found');
document.addEventListener('steam-filter', ({ detail }) => {
  badge.hidden = false;
  badge.textContent = `${detail.count} ${detail.count === 1 ? 'course' : 'courses'} found`;
});
