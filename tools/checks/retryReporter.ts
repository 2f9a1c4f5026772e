import type { TestCase as PlaywrightTest } from '@playwright/test/reporter';
import type { TestCase as VitestTest } from 'vitest/node';

/** Begins the line of a test that has failed at first. `npm test` repeats these lines at its end. */
export const passedOnRetry = 'Passed only on retry: ';

/** Names the tests that fail at first and then pass, for Vitest and for Playwright. */
export default class RetryReporter {
  onTestCaseResult(test: VitestTest): void {
    if (test.diagnostic()?.flaky)
      console.log(`${passedOnRetry}${test.module.relativeModuleId} > ${test.fullName}`);
  }
  onTestEnd(test: PlaywrightTest): void {
    if (test.outcome() === 'flaky')
      console.log(`${passedOnRetry}${test.titlePath().filter(Boolean).join(' > ')}`);
  }
}
