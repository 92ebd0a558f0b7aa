// Thanks the visitor for a download, which the widget reports by an event.
document.addEventListener('steam-download', ({ detail }) => {
  const thanks = document.querySelector('.count');
  thanks.querySelector('b').textContent = detail.name;
  thanks.hidden = false;
});
