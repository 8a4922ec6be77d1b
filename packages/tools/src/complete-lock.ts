import { readFile, writeFile } from 'node:fs/promises'
import { type LockFile, missingEntries } from '#lock-file.ts'

/**
 * Adds other platforms' optional packages to the lock file. npm omits those that the registry lacks, and then `npm ci` fails with that
 * lock file. Run it after `npm install`.
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
