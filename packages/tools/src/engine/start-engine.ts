import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { waitForServer } from '@etalase/processes/ports.ts'
import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import type { EngineDatabases } from '#engine/database.ts'
import { demoCompany } from '#engine/demo-company.ts'
import { buildEngine, installEngine } from '#engine/install.ts'
import { adminEmail, builtFolder, type EngineSettings } from '#engine/settings.ts'

/** Returns the path of a project's Medusa command. */
const medusaOf = ({ projectFolder }: EngineSettings) =>
  resolve(projectFolder, 'node_modules/@medusajs/cli/cli.js')

/** Long enough for a slow machine. */
const startTimeoutSeconds = 180

/** Returns the engine's environment. */
const engineVariables = (settings: EngineSettings, databases: EngineDatabases) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databases.engine,
  // By default Medusa listens on all interfaces, which would expose the adapter's calls.
  HOST: 'localhost',
  PORT: String(settings.ports.engine),
  JWT_SECRET: settings.jwtSecret,
  COOKIE_SECRET: settings.cookieSecret,
  ENGINE_SECRET: settings.engineSecret,
  ADAPTER_URL: `http://localhost:${settings.ports.adapter}`,
  ENGINE_PUBLIC_URL: `http://localhost:${settings.ports.engine}`,
  ADMIN_EMAIL: adminEmail,
  ADMIN_PASSWORD: settings.adminPassword,
  // Keeps Medusa's user settings apart from the caller's own.
  XDG_CONFIG_HOME: resolve(settings.dataDir, 'config'),
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
})

type EngineVariables = ReturnType<typeof engineVariables>

/** The engine's file folders, of which it serves `static`, and their names in the data folder. */
const fileFolders = { static: 'uploads', private: 'private' }

/** Links uploads of staff and buyers to the data folder, since each build recreates the engine's own folders. */
async function keepUploads({ dataDir, projectFolder }: EngineSettings): Promise<void> {
  for (const [own, name] of Object.entries(fileFolders)) {
    const kept = resolve(dataDir, name)
    const used = join(builtFolder(projectFolder), own)
    await mkdir(kept, { recursive: true })
    await rm(used, { recursive: true, force: true })
    await symlink(kept, used)
  }
}

/**
 * Disables telemetry. Medusa's MEDUSA_DISABLE_TELEMETRY only withholds events: from the 20th event on it still starts the sending process
 * for each (2.21.2, findings/medusa-telemetry.sh).
 */
async function turnOffTelemetry(dataDir: string): Promise<void> {
  const folder = resolve(dataDir, 'config/medusa')
  await mkdir(folder, { recursive: true })
  await writeFile(resolve(folder, 'config.json'), '{"telemetry":{"enabled":false}}')
}

/** Migrates and seeds the database. Returns the adapter's key of the Admin API. */
async function prepare(
  group: ProcessGroup,
  variables: EngineVariables,
  settings: EngineSettings,
): Promise<string> {
  const medusa = medusaOf(settings)
  const folder = builtFolder(settings.projectFolder)
  await group.run('migration', [medusa, 'db:migrate'], variables, folder)
  const company = resolve(settings.dataDir, 'company.json')
  const key = resolve(settings.dataDir, 'admin-key')
  await writeFile(company, JSON.stringify(await demoCompany(settings.products)))
  const seed = [medusa, 'exec', './src/scripts/seed.js', company, key]
  // The adapter isn't running yet, and the seed causes tens of thousands of events.
  const quiet = { ...variables, ADAPTER_URL: '' }
  await group.run('seed', seed, quiet, folder)
  return (await readFile(key, 'utf8')).trim()
}

/** Installs and builds the engine if needed, seeds its database and starts it. Returns the key of its Admin API. */
export async function startEngine(
  group: ProcessGroup,
  settings: EngineSettings,
  databases: EngineDatabases,
): Promise<string> {
  const { projectFolder } = settings
  const medusa = medusaOf(settings)
  const variables = engineVariables(settings, databases)
  await turnOffTelemetry(settings.dataDir)
  await installEngine(projectFolder)
  await buildEngine(projectFolder, () =>
    group.run('build', [medusa, 'build'], variables, projectFolder),
  )
  await keepUploads(settings)
  const key = await prepare(group, variables, settings)
  group.start('engine', [medusa, 'start'], variables, builtFolder(projectFolder))
  await waitForServer(`http://localhost:${settings.ports.engine}/health`, startTimeoutSeconds)
  group.keepRunning('engine')
  return key
}
