import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '#scripts/cleanup.ts'
import { checkEngine, checkVariables } from '#scripts/engine/check.ts'
import { openEngineDatabases } from '#scripts/engine/database.ts'
import { adminEmail, type EngineSettings, readEngineSettings } from '#scripts/engine/settings.ts'
import { startEngine } from '#scripts/engine/start-engine.ts'
import { startAdapter, startShop } from '#scripts/engine/start-shop.ts'
import { type Server, startKeptPostgres } from '#scripts/postgres.ts'
import { ProcessGroup } from '#scripts/process-group.ts'

// npm run engine:medusa: Medusa with the demo company, the adapter, and the shop in front of it, until Ctrl-C.
// `-- --check` starts them on free ports in a temporary folder, tries what must hold, and ends.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const isCheck = values.check
const dataDir = isCheck
  ? mkdtempSync(join(tmpdir(), 'etalase-medusa-'))
  : process.env.DATA_DIR || '.data/medusa'

// Root starts PostgreSQL as a user of its own, who must get to its folder; secrets are files of their owner alone.
if (isCheck) chmodSync(dataDir, 0o711)

const group = new ProcessGroup()

function tellAddresses({ ports, adminPassword }: EngineSettings): void {
  console.warn(`
The shop is open at http://localhost:${ports.shop}
The adapter is at   http://localhost:${ports.adapter}, its mails at http://localhost:${ports.adapter}/outbox
Medusa's admin is at http://localhost:${ports.engine}/app: ${adminEmail}, ${adminPassword}
`)
}

let ownServer: Server | undefined
process.once('exit', () => {
  ownServer?.stop()
  if (isCheck) rmSync(dataDir, { recursive: true, force: true })
})
cleanUpAtSignals(isCheck ? 1 : 0)

try {
  const settings = await readEngineSettings(process.env, { isCheck, dataDir })
  const given = isCheck ? undefined : process.env.DATABASE_URL
  if (!given) ownServer = await startKeptPostgres(join(dataDir, 'postgres'))
  const databases = await openEngineDatabases(ownServer?.databaseUrl ?? given ?? '')
  const adminKey = await startEngine(group, settings, databases)
  const opened = { settings, databases, adminKey }
  if (isCheck) Object.assign(process.env, checkVariables)
  await startAdapter(group, opened)
  if (isCheck) {
    await checkEngine(group, opened)
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
