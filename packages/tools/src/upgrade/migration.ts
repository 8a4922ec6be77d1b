import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit } from '#upgrade/edit.ts'

/** Returns edits that append a migration to a folder, as drizzle-kit does. `when` is its time in milliseconds. */
export function migrationEdits(
  folder: string,
  migrations: string,
  { name, sql, when }: { name: string; sql: string; when: number },
): Edit[] {
  const journal = `${migrations}/meta/_journal.json`
  const text = readFileSync(join(folder, journal), 'utf8')
  const { entries }: { entries: unknown[] } = JSON.parse(text)
  const idx = entries.length
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  const entry = JSON.stringify({ idx, version: '7', when, tag, breakpoints: true })
  const end = text.lastIndexOf(']')
  const before = text.slice(0, end).trimEnd()
  return [
    { path: `${migrations}/${tag}.sql`, text: `${sql}\n` },
    {
      path: journal,
      replace: [[text, `${before}${idx === 0 ? '' : ','}\n    ${entry}\n  ${text.slice(end)}`]],
    },
  ]
}
