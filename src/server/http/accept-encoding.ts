export type Encoding = 'br' | 'gzip' | 'identity';

const preferred: readonly Encoding[] = ['br', 'gzip'];

/** The smallest encoding that an Accept-Encoding header allows; its q values only say yes or no to us. */
export function chooseEncoding(header: string | null): Encoding {
  if (header === null) return 'identity';
  const accepted = new Map(header.split(',').map(readPart));
  return preferred.find((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false) ?? 'identity';
}

function readPart(part: string): [name: string, accepted: boolean] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const refused = parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter));
  return [name, !refused];
}
