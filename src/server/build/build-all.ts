import { ensureBuilt } from './build.ts';
import { ensureKitBuilt } from './build-kit.ts';

// What `npm run build` runs: all that a server would otherwise build when it starts, or when the kit is first opened.
await ensureBuilt({ force: true });
// An image that shows no kit leaves Storybook out.
if (!process.argv.includes('--no-kit')) await ensureKitBuilt({ force: true });
