import type { Reporter, TestModule } from 'vitest/node'

const flakyTitles = (module: TestModule): string[] =>
  [...module.children.allTests()]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `${module.project.name} › ${test.fullName}`)

/** Ends a run with the tests that failed and passed when they ran again. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const titles = modules.flatMap(flakyTitles)
    if (titles.length > 0) process.stdout.write(`\nflaky:\n${titles.join('\n')}\n`)
  }
}
