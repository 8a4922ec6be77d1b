import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '#scripts/cleanup.ts'
import { openEngineDatabases } from '#scripts/engine/database.ts'
import { adminEmail, type EngineSettings, readEngineSettings } from '#scripts/engine/settings.ts'
import { startEngine } from '#scripts/engine/start-engine.ts'
import { startAdapter, startShop } from '#scripts/engine/start-shop.ts'
import { type Server, startKeptPostgres } from '#scripts/postgres.ts'
import { ProcessGroup } from '#scripts/process-group.ts'

// npm run engine:medusa: Medusa with the demo company, the adapter, and the shop in front of it, until Ctrl-C.
// `-- --check` starts Medusa and the adapter alone, on free ports in a temporary folder, tries the contract's rules, and ends.
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

/** Tries the rules of the contract. Throws when one does not hold. */
function check({ ports }: EngineSettings): Promise<void> {
  const url = `http://localhost:${ports.adapter}`
  const shop = `http://localhost:${ports.shop}`
  const args = ['scripts/conformance.ts', '--url', url, '--promo', 'HALO10', '--shop', shop]
  return group.run('conformance suite', args)
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
  await startAdapter(group, { settings, databases, adminKey })
  if (isCheck) {
    await check(settings)
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
