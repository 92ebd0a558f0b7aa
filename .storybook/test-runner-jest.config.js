import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** Sets the browser that tests/chromium.ts found, for which the test runner has no option. */
export default {
  ...config,
  roots: [process.env.STORY_GROUPS],
  testMatch: ['**/*.test.mjs'],
  moduleFileExtensions: ['js', 'mjs', 'ts', 'tsx', 'json'],
  maxWorkers: 2,
  testTimeout: 90_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchType: 'LAUNCH',
      launchOptions: {
        executablePath: process.env.CHROME_PATH,
        args: JSON.parse(process.env.CHROME_ARGS ?? '[]'),
      },
    },
  },
};
