import { limits } from '../tokens/limits.ts';

/** Limits the body of a response: it fails after `maxBytes`, because a host may never stop sending. */
export function withBodyLimit(response: Response, maxBytes: number = limits.bodyLength): Response {
  if (!response.body) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error(`the body has more than ${Math.round(maxBytes / 1e6)} MB`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
}
