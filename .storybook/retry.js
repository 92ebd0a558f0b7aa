import { jest } from '@jest/globals';

/** In CI a story that stalls with its machine is tried again, and said to have been. */
jest.retryTimes(2, { logErrorsBeforeRetry: true });
