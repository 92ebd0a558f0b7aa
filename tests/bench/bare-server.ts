import { createServer } from 'node:http';

/** The limit: a server that answers one body from memory, or 304. `node bare-server.ts` reads {headers, body} from stdin. */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { headers, body } = JSON.parse(Buffer.concat(chunks).toString());
const bytes = Buffer.from(body, 'base64');
const { etag } = headers;

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(address.port);
});
