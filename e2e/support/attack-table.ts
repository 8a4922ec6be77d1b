import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** The annotation with the result of an attack: 'held/tried'. */
export const attackAnnotation = 'attack'

interface Row {
  tried: number
  held: number
}

/** Prints one table after the attack tests: the attempts, and how many the shop withstood. */
export default class AttackTable implements Reporter {
  readonly #rows = new Map<string, Row>()

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { type, description = '' } of result.annotations) {
      if (type !== attackAnnotation) continue
      const [held = 0, tried = 0] = description.split('/').map(Number)
      const row = this.#rows.get(test.parent.title) ?? { tried: 0, held: 0 }
      this.#rows.set(test.parent.title, { tried: row.tried + tried, held: row.held + held })
    }
  }

  onEnd(): void {
    if (this.#rows.size === 0) return
    const rows = [...this.#rows]
    const sum = (key: keyof Row) => rows.reduce((total, [, row]) => total + row[key], 0)
    const lines = [...rows, ['all', { tried: sum('tried'), held: sum('held') }] as const].map(
      ([theme, { tried, held }]) => `| ${theme.padEnd(44)} | ${tried} | ${held} |`,
    )
    console.warn(
      ['', `| ${'attack'.padEnd(44)} | tried | held |`, '| --- | --- | --- |', ...lines].join('\n'),
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
