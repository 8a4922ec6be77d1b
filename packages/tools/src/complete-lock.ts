import { readFile, writeFile } from 'node:fs/promises'
import { type LockFile, missingEntries } from '#lock-file.ts'

/**
 * npm omits other platforms' optional packages from the lock file when the registry does not have them,
 * and then `npm ci` fails with that lock file. This adds them again: run it after `npm install`.
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
