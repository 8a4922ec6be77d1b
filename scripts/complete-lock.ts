import { readFile, writeFile } from 'node:fs/promises'
import { type LockFile, missingEntries } from '#scripts/lock-file.ts'

/**
 * npm leaves other platforms' optional packages out of the lock file when it cannot see them, and
 * then refuses that lock file in `npm ci`. This puts them back: run it after `npm install`.
 */
const lock: LockFile = JSON.parse(await readFile('package-lock.json', 'utf8'))
const missing = missingEntries(lock)
const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
const sorted = packages.toSorted(([a], [b]) => (a < b ? -1 : 1))
await writeFile(
  'package-lock.json',
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
)
process.stdout.write(`${missing.size} entries added\n`)
