// Shows each event of the widgets in one line.
const log = document.querySelector('#log');
const names = ['ready', 'error', 'filter', 'course-select', 'toggle', 'download', 'submit', 'sent', 'refused'];
for (const name of names) {
  document.addEventListener(`steam-${name}`, ({ detail, target }) => {
    log.textContent = `steam-${name} ${JSON.stringify(detail)} ← ${target.localName}`;
  });
}

// The frame posts its height.
addEventListener('message', ({ data, source }) => {
  const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
  if (frame && data?.type === 'steam-height') frame.height = data.height;
});
