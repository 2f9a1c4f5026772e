import type { TestModule } from 'vitest/node';

/** Fails a run in which no test has the name after `-t`: Vitest would pass, with all tests skipped. */
export class UnknownNameReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const pattern = modules[0]?.project.config.testNamePattern;
    if (pattern === undefined || modules.some((module) => module.state() !== 'skipped')) return;
    console.error(`No test has a name that matches ${pattern}`);
    process.exitCode = 1;
  }
}
