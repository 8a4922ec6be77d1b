import type { Reporter, TestModule } from 'vitest/node'
import { slowestTests, type TimedTest } from '#tests/support/slowest-tests.ts'

const timedTests = (module: TestModule): TimedTest[] =>
  [...module.children.allTests()].map((test) => ({
    title: `${module.project.name} › ${test.fullName}`,
    ms: test.diagnostic()?.duration ?? 0,
  }))

/** Ends a run with its ten slowest tests. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    process.stdout.write(`\n${slowestTests(modules.flatMap(timedTests))}\n`)
  }
}
