import type { Reporter } from '@playwright/test/reporter';
import { counted } from './counts.ts';

/** Playwright reporter: counts the pages that tests, hooks and fixtures open. */
export default class CountPages implements Reporter {
  onStepBegin(_test: unknown, _result: unknown, { category, title }: { category: string; title: string }): void {
    if (category === 'pw:api' && /^(Navigate|Reload|Set content)\b/.test(title)) counted('pages');
  }
}
