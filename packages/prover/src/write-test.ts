import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorldReport } from '#run-world.ts'
import type { World } from '#system/world.ts'

const folder = 'packages/prover/tests'

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Single statements are events only on PostgreSQL. */
const engines = {
  requests: { imports: '', test: 'test' },
  statements: {
    imports: "import { isOnPostgres } from '@etalase/backend-kit/tests/support/test-database.ts'\n",
    test: 'test.runIf(isOnPostgres())',
  },
} as const

/** Writes the schedule that breaks a promise, without its default events, as a test that fails until a fix. Returns the path. */
export async function writeTest(world: World, { violation, causes }: WorldReport): Promise<string> {
  const { name, grain } = world
  if (!violation) throw new Error(`${name} holds`)
  const [promise = ''] = violation.problem.split(':')
  const path = join(folder, `${name}-${promise}.test.ts`)
  const { imports, test } = engines[grain]
  const events = violation.schedule.slice(0, causes).map((event) => `    ${quoted(event)},\n`)
  const title = quoted(`${promise} holds in this schedule of ${name}`)
  await mkdir(folder, { recursive: true })
  await writeFile(
    path,
    `import { expect, test } from 'vitest'
import { replaySchedule } from '#tests/replay-schedule.ts'
${imports}
${test}(${title}, { tags: 'nightly' }, async () => {
  const problem = await replaySchedule('${name}', [
${events.join('')}  ])
  expect(problem).toBeNull()
})
`,
  )
  return path
}
