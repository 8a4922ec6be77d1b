import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { slowestTests, type TimedTest } from '#tests/support/slowest-tests.ts'

/** Ends a run with its ten slowest tests and one plain line of counts. */
export default class ClosingLine implements Reporter {
  readonly #outcomes = new Map<string, ReturnType<TestCase['outcome']>>()
  readonly #timed: TimedTest[] = []

  onTestEnd(test: TestCase, { duration: ms }: TestResult): void {
    this.#outcomes.set(test.id, test.outcome())
    this.#timed.push({ title: test.titlePath().filter(Boolean).join(' › '), ms })
  }

  onEnd(): void {
    const count = (...wanted: string[]) =>
      [...this.#outcomes.values()].filter((outcome) => wanted.includes(outcome)).length
    const counts = `${count('expected', 'flaky')} passed, ${count('unexpected')} failed`
    process.stdout.write(`\n${slowestTests(this.#timed)}\n`)
    process.stdout.write(`\n${counts}, ${count('skipped')} skipped\n`)
  }
}
