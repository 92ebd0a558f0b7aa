/** Runs on `npm start`. The first import ends an old Node version with a sentence, before it reads TypeScript. */
import '../settings/check-node.mjs';

const { main } = await import('./main.ts');
await main();
