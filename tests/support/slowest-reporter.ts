import type { Reporter, TestModule } from 'vitest/node'
import { slowestTests, type TimedTest } from '#tests/support/slowest-tests.ts'

const timedTests = (module: TestModule): TimedTest[] =>
  [...module.children.allTests()].map((test) => ({
    title: `${module.project.name} › ${test.fullName}`,
    ms: test.diagnostic()?.duration ?? 0,
  }))

/** Reports a run's ten slowest tests at its end. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    process.stdout.write(`\n${slowestTests(modules.flatMap(timedTests))}\n`)
  }
}
