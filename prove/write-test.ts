import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorldReport } from '#prove/run-world.ts'

const folder = 'tests/backend/prove'

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Writes the schedule that breaks a promise as a test that fails until the fault is mended. Gives the path of the file. */
export async function writeTest({ world, violation }: WorldReport): Promise<string> {
  if (!violation) throw new Error(`${world} holds`)
  const [promise = ''] = violation.problem.split(':')
  const path = join(folder, `${world}-${promise}.test.ts`)
  const events = violation.schedule.map((event) => `    ${quoted(event)},\n`).join('')
  await mkdir(folder, { recursive: true })
  await writeFile(
    path,
    `import { expect, test } from 'vitest'
import { replaySchedule } from '#tests/backend/prove/replay-schedule.ts'

test(${quoted(`${promise} holds in this schedule of ${world}`)}, { tags: 'nightly' }, async () => {
  const problem = await replaySchedule('${world}', [
${events}  ])
  expect(problem).toBeNull()
})
`,
  )
  return path
}
