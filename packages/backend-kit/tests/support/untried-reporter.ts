import type { Reporter, TestModule, Vitest } from 'vitest/node'

/** Counts backend tests that were skipped on PGlite. */
const skippedOn = (module: TestModule): number =>
  module.project.getProvidedContext().database === 'pglite'
    ? [...module.children.allTests('skipped')].filter(({ tags }) => !tags.includes('nightly'))
        .length
    : 0

/** Reports, at the end of a run without PostgreSQL, how many guarantees only PostgreSQL can verify. */
export default class UntriedReporter implements Reporter {
  #areTestsChosen = false

  onInit({ config }: Vitest): void {
    const isTagChosen = config.tagsFilter?.some((tag) => !tag.startsWith('!')) ?? false
    this.#areTestsChosen = config.testNamePattern !== undefined || isTagChosen
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = modules.reduce((total, module) => total + skippedOn(module), 0)
    if (count === 0 || this.#areTestsChosen) return
    process.stdout.write(
      `\n${count} guarantees were not tried: they need PostgreSQL (Debian's package postgresql, or DATABASE_URL).\n`,
    )
  }
}
