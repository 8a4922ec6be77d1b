import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Closes a run with one plain line of counts. */
export default class ClosingLine implements Reporter {
  readonly #outcomes = new Map<string, ReturnType<TestCase['outcome']>>()

  onTestEnd(test: TestCase): void {
    this.#outcomes.set(test.id, test.outcome())
  }

  onEnd(): void {
    const count = (...wanted: string[]) =>
      [...this.#outcomes.values()].filter((outcome) => wanted.includes(outcome)).length
    const counts = `${count('expected', 'flaky')} passed, ${count('unexpected')} failed`
    process.stdout.write(`\n${counts}, ${count('skipped')} skipped\n`)
  }
}
