import { join } from 'node:path'
import { startKeptPostgres } from '@etalase/processes/postgres.ts'
import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import { openEngineDatabases } from '#engine/database.ts'
import type { EngineSettings } from '#engine/settings.ts'
import { startEngine } from '#engine/start-engine.ts'
import type { Opened } from '#engine/start-shop.ts'

/** An engine. `stopDatabase` stops its own database server, if any, at the latest when this process exits. */
type OpenedEngine = Opened & { stopDatabase: () => void }

/** Starts the engine on the given PostgreSQL server, or on its own in the data folder. */
export async function openEngine(
  group: ProcessGroup,
  settings: EngineSettings,
  given?: string,
): Promise<OpenedEngine> {
  const own = given ? undefined : await startKeptPostgres(join(settings.dataDir, 'postgres'))
  const stopDatabase = () => own?.stop()
  // Runs before the folder is removed.
  process.prependOnceListener('exit', stopDatabase)
  const databases = await openEngineDatabases(own?.databaseUrl ?? given ?? '')
  const adminKey = await startEngine(group, settings, databases)
  return { settings, databases, adminKey, stopDatabase }
}
