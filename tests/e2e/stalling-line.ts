import { createServer } from 'node:http';
import { listen } from '../../src/server/http/server.ts';

/** A way to a server on which pages stop before `text` until they may go on, and what was asked for on it. */
export async function stallingLine(to: string, text: string) {
  let goOn = () => {};
  const gone = new Promise<void>((resolve) => (goOn = resolve));
  const asked: string[] = [];
  const line = createServer(async ({ url = '/' }, response) => {
    asked.push(url);
    const answer = await fetch(to + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const passed = ['content-type', 'content-security-policy'].map((name) => [name, answer.headers.get(name) ?? '']);
    response.writeHead(answer.status, Object.fromEntries(passed.filter(([, value]) => value)));
    const at = body.indexOf(text);
    if (at > 0) {
      response.write(body.subarray(0, at));
      await gone;
    }
    response.end(body.subarray(Math.max(0, at)));
  });
  const port = await listen(line, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, asked, goOn, stop: () => line.close() };
}
