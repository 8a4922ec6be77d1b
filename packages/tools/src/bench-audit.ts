import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { audit } from '@etalase/backend/audit/audit.ts'
import { auditReport } from '@etalase/backend/audit/audit-report.ts'
import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { assetsFolder } from '@etalase/backend-kit/seed/manifest.ts'
import { seedWhenEmpty } from '@etalase/backend-kit/seed/seed.ts'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { sql } from 'drizzle-orm'

// npm run -w packages/tools bench:audit -- [--orders 1000000]: measures an audit of that many orders on the server of DATABASE_URL, in a
// temporary database. Exits with 1 when it takes more than a minute per million orders, or the books do not balance.

const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } })
const orders = Number(values.orders)
const secondsPerMillion = 60

const say = (line: string) => process.stdout.write(`${line}\n`)

const server = process.env.DATABASE_URL
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server.')

cleanUpAtSignals()
const database = await createTemporaryDatabase(server)
const { db, close } = await openDatabase(database)
try {
  await seedWhenEmpty(db, await openMediaLibrary(assetsFolder))
  const fill = await readFile(join(import.meta.dirname, 'bench/audit/million-orders.sql'), 'utf8')
  const started = performance.now()
  for (const statement of fill.split(/;\n/).filter((text) => text.trim() !== ''))
    await db.execute(sql.raw(statement.replaceAll('$1', String(orders))))
  say(`${orders} orders made in ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  const found = await audit(db)
  const { text, failed } = auditReport(found)
  say(text)
  const most = (secondsPerMillion * orders) / 1_000_000
  say(`At most ${most} s are allowed.`)
  if (failed > 0 || found.seconds > most) process.exitCode = 1
} finally {
  await close()
  await database.drop()
}
