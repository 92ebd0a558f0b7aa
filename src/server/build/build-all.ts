import { ensureBuilt } from './build.ts';
import { ensureKitBuilt } from './build-kit.ts';

// `npm run build`: builds everything that would otherwise be built on server start or for the first request of the kit.
await ensureBuilt({ force: true });
// A container image without the kit skips Storybook.
if (!process.argv.includes('--no-kit')) await ensureKitBuilt({ force: true });
