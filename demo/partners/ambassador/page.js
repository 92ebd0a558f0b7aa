// Says thanks when a sheet is taken; the widget tells it by an event.
document.addEventListener('steam-download', ({ detail }) => {
  const thanks = document.querySelector('.count');
  thanks.querySelector('b').textContent = detail.name;
  thanks.hidden = false;
});
