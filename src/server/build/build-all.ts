import { ensureBuilt } from './build.ts';
import { ensureKitBuilt } from './build-kit.ts';

// `npm run build`: builds the site and Storybook; otherwise the server builds them on its first start.
await ensureBuilt({ force: true });
// A container image without the kit skips Storybook.
if (!process.argv.includes('--no-kit')) await ensureKitBuilt({ force: true });
