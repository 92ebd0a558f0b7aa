import type { TestRunnerConfig } from '@storybook/test-runner';
import { afterStory, beforeStory } from '../tests/kit/story-checks.ts';
import { openKit } from '../tests/kit/story-page.ts';

/** The checks that run before and after each story (tests/kit/story-checks.ts). */
const config: TestRunnerConfig = {
  prepare: ({ page }) => openKit(page, process.env.KIT_URL ?? ''),
  preVisit: (page, { id }) => beforeStory(page, id),
  postVisit: async (page, { id, title, hasFailure }) => {
    if (!hasFailure) await afterStory(page, { id, title });
  },
};

export default config;
