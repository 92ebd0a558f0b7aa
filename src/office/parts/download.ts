/** Saves a text as a file. */
export function download(fileName: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // Later, because Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
