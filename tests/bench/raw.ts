import { get, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire, packed. */
  body: Buffer;
}

/** An answer with the bytes that browsers get; fetch would unpack them. */
export const getRaw = (url: string) =>
  new Promise<RawAnswer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
