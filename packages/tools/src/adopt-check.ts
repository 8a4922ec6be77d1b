import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { blocksOf } from '@etalase/testkit/deploy-guide.ts'
import { type Step, trySteps } from '#copy/try-steps.ts'
import { copySources, linkModules } from '#copy-sources.ts'

/** Follows docs/adopting.md by its own commands in a temporary copy, then checks the remaining shop as a company would run it. */
const [removal] = blocksOf(await readFile('docs/adopting.md', 'utf8'))
if (!removal) throw new Error('docs/adopting.md has no block of commands.')

/** npm removes unused packages offline: everything that remains is already installed. */
const npmSettings = {
  npm_config_offline: 'true',
  npm_config_ignore_scripts: 'true',
  npm_config_audit: 'false',
}

/** Clears settings that point to another shop or backend: an empty one counts as unset. */
const env = { API_BASE_URL: '', DATABASE_URL: '', PAYMENT_URL: '', SHOP_URL: '', DATA_DIR: '' }

const program = (name: string) => ['node', resolve('packages/tools/src/adopt', name)]

const steps: readonly Step[] = [
  {
    title: 'the commands of docs/adopting.md',
    command: ['sh', '-e', '-c', removal.commands],
    env: npmSettings,
    isNeeded: true,
  },
  { title: 'types, with no import left open', command: ['npm', 'run', 'types'] },
  { title: 'lint', command: ['npm', 'run', 'lint'] },
  { title: 'unit and component tests', command: ['npm', 'run', 'unit'], env },
  { title: 'a start without a backend says what is missing', command: program('refusal.ts'), env },
  { title: 'a guest buys from the example backend', command: program('purchase.ts'), env },
]

async function fill(folder: string): Promise<void> {
  await copySources(folder)
  linkModules(folder)
  // npm rewrites this file, which is a hard link to ours.
  await rm(join(folder, 'node_modules/.package-lock.json'))
}

cleanUpAtSignals()
await trySteps('without the reference backend', steps, fill)
