interface Sink {
  querySelector(): { firstChild: { data: string } };
}

const keyframes = /@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

/** What `goober` is inside a widget: browsers nest rules themselves now, so that a class and a sheet are all it takes. */
export function css(this: { target: Sink; p: unknown }, strings: string[], ...values: unknown[]): string {
  const text = strings.reduce((all, string, index) => {
    const value = values[index - 1];
    const put = typeof value === 'function' ? value(this.p) : value;
    return all + (put || put === 0 ? put : '') + string;
  });
  let hash = 5381;
  for (const character of text) hash = (hash * 33) ^ character.charCodeAt(0);
  const name = `go${hash >>> 0}`;
  const sink = this.target.querySelector().firstChild;
  if (!sink.data.includes(`.${name}{`)) {
    sink.data += `${(text.match(keyframes) ?? []).join('')}.${name}{${text.replace(keyframes, '')}}`;
  }
  return name;
}
