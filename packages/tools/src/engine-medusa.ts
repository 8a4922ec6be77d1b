import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { ProcessGroup } from '@etalase/processes/process-group.ts'
import { checkEngine, checkParts, checkVariables } from '#engine/check.ts'
import { openEngine } from '#engine/open-engine.ts'
import { copyProject } from '#engine/other-version.ts'
import {
  adminEmail,
  type EngineSettings,
  ownProject,
  readEngineSettings,
} from '#engine/settings.ts'
import { startAdapter, startShop } from '#engine/start-shop.ts'

// npm run engine:medusa: runs Medusa with the demo company, the adapter, and the shop in front of it, until Ctrl-C.
// `-- --check` starts them on free ports in a temporary folder, checks the promises, and ends; `--only kills,speed` runs parts of it,
// and `--version 2.20.1` checks another version of Medusa.
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    only: { type: 'string', default: checkParts.join() },
    version: { type: 'string' },
  },
})
const isCheck = values.check
const only = values.only.split(',')
const unknown = only.find((part) => !checkParts.includes(part))
if (unknown !== undefined) throw new Error(`--only knows ${checkParts.join(', ')}, not ${unknown}.`)
if (values.version && !isCheck) throw new Error('--version goes with --check.')

const dataDir = isCheck
  ? mkdtempSync(join(tmpdir(), 'etalase-medusa-'))
  : process.env.DATA_DIR || '.data/medusa'

// Root starts PostgreSQL as a different user, which needs access to its folder; secret files are readable by their owner alone.
if (isCheck) chmodSync(dataDir, 0o711)

const group = new ProcessGroup()

function tellAddresses({ ports, adminPassword }: EngineSettings): void {
  console.warn(`
The shop is open at http://localhost:${ports.shop}
The adapter is at   http://localhost:${ports.adapter}, its mails at http://localhost:${ports.adapter}/outbox
Medusa's admin is at http://localhost:${ports.engine}/app: ${adminEmail}, ${adminPassword}
`)
}

process.once('exit', () => {
  if (isCheck) rmSync(dataDir, { recursive: true, force: true })
})
cleanUpAtSignals(isCheck ? 1 : 0)

try {
  const projectFolder = values.version ? `.data/medusa-${values.version}` : ownProject
  if (values.version) await copyProject(values.version, projectFolder)
  const settings = await readEngineSettings(process.env, { isCheck, dataDir, projectFolder })
  const given = isCheck ? undefined : process.env.DATABASE_URL
  const opened = await openEngine(group, settings, given)
  if (isCheck) Object.assign(process.env, checkVariables)
  await startAdapter(group, opened)
  if (isCheck) {
    await checkEngine(group, opened, only)
    await group.stop()
  } else {
    await startShop(group, settings)
    tellAddresses(settings)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await group.stop()
  process.exit(1)
}
