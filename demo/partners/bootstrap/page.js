// The host's own script: it listens for what its widgets tell, wherever on the page they stand.
const badge = document.querySelector('#found');
document.addEventListener('steam-filter', ({ detail }) => {
  badge.hidden = false;
  badge.textContent = `${detail.count} ${detail.count === 1 ? 'course' : 'courses'} found`;
});
