import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { type Language, languages } from '@etalase/contract/rules/language.ts'
import { requireFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { ProcessGroup } from '@etalase/processes/process-group.ts'
import { type Running, startProcess } from '@etalase/processes/running-process.ts'
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '@etalase/processes/temporary-database.ts'
import { requireBrowser } from '#scripts/browser.ts'
import { buildWithBackend } from '#scripts/build-with-backend.ts'
import { copyProject } from '#scripts/copy-project.ts'
import { forgetSettings } from '#scripts/forget-settings.ts'
import { startBackend } from '#scripts/start-backend.ts'

forgetSettings(process.env)

/** Selected tests use one worker, which starts faster; all tests use two, each with its shop. A third would cost more than it saves. */
const playwrightArgs = process.argv.slice(2)
process.env.E2E_WORKERS ??= playwrightArgs.length > 0 ? '1' : '2'
// Tests named explicitly include nightly ones.
process.env.E2E_NIGHTLY ??= playwrightArgs.length > 0 ? '1' : '0'

const { databaseVariable, firstPort, isNightly, language, runDir, shopOf, staffToken, workers } =
  await import('#e2e/settings.ts')

const port = (worker: number) => Number(shopOf(worker).env.BACKEND_PORT)

/** With DATABASE_URL, the English shops keep their data on that PostgreSQL server, and all others in PGlite. */
const databaseServer = language === 'en' ? process.env.DATABASE_URL : undefined
const databases: TemporaryDatabase[] = []

/** Gives a worker a database on the server: empty for the first, a copy of it for the others. */
async function addDatabase(worker: number): Promise<void> {
  const database = await createTemporaryDatabase(databaseServer, databases[0])
  databases.push(database)
  process.env[databaseVariable(worker)] = database.databaseUrl
}

/** Throws when another server uses the port of a worker's shop: the tests would run against it. */
async function requireFreePorts(): Promise<void> {
  for (let worker = 0; worker < workers; worker++) {
    await requireFreePort('E2E_PORT', Number(shopOf(worker).env.PORT))
  }
}

/** Builds the shop, and copies build and database for each worker: copying is faster than seeding again. */
async function prepare(): Promise<void> {
  await requireFreePorts()
  process.env.CHROMIUM_PATH = requireBrowser()
  if (databaseServer) await addDatabase(0)
  else if (process.env.E2E_DATABASE) {
    await cp(process.env.E2E_DATABASE, shopOf(0).dataDir, { recursive: true })
  }
  Object.assign(process.env, shopOf(0).env)
  await buildWithBackend(port(0))
  for (let worker = 0; worker < workers; worker++) {
    const { projectDir, shopUrl, dataDir } = shopOf(worker)
    await copyProject(projectDir, { from: shopOf(0).shopUrl, to: shopUrl })
    if (worker === 0) continue
    if (databaseServer) await addDatabase(worker)
    await cp(shopOf(0).dataDir, dataDir, { recursive: true })
  }
}

const shops: Running[] = []
const signals = ['SIGTERM', 'SIGINT'] as const
const startTimeoutSeconds = 240

/** Adds pieces to a hub, of the garment that most tests buy: a nightly run sells more of it than the demo company has. */
async function addStock(backendUrl: string): Promise<void> {
  const stock = { product_detail_id: 1035, size_code: 'M', showroom_id: 39, delta: 200 }
  const response = await fetch(`${backendUrl}/staff/stock`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${staffToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(stock),
  })
  if (!response.ok) throw new Error(`The stock was not added: ${response.status}.`)
}

/** Starts a worker's shop. Throws when it exits, or does not answer within four minutes. */
async function startShop(worker: number): Promise<void> {
  const { projectDir, shopUrl, backendUrl, env } = shopOf(worker)
  const shop = startProcess([process.execPath, 'scripts/start.ts', 'start'], {
    cwd: projectDir,
    env,
  })
  shops.push(shop)
  const failed = shop.exited.then(() => Promise.reject(new Error(`The shop at ${shopUrl} exited.`)))
  await Promise.race([waitForServer(`${shopUrl}/brand/logo.svg`, startTimeoutSeconds), failed])
  if (isNightly) await addStock(backendUrl)
}

/** Rejects at a signal. A second signal must not end this process sooner: shops and databases would remain. */
function untilSignal(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(new Error('The tests were stopped.'))
  for (const signal of signals) process.on(signal, stop)
  return promise
}

/** Starts the shops of all workers at once; Playwright would start and stop them one at a time. Also throws at a signal. */
async function startShops(): Promise<void> {
  const interrupted = untilSignal()
  // Not awaited once the shops run.
  interrupted.catch(() => {})
  const started = Array.from({ length: workers }, (_, worker) => startShop(worker))
  await Promise.race([interrupted, Promise.all(started)])
}

interface Run {
  child: ChildProcess
  exitCode: Promise<number>
}

function start(command: readonly string[], env: NodeJS.ProcessEnv): Run {
  const child = spawn(process.execPath, command, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  // After a single SIGINT, Playwright reports its results so far.
  const stop = () => child.kill('SIGINT')
  for (const signal of signals) process.on(signal, stop)
  const exitCode = once(child, 'exit').then(([code]) => Number(code ?? 1))
  return { child, exitCode }
}

/** Runs the tests, which read the messages of the build's language (package.json, "imports"). */
const runTests = () =>
  start(['node_modules/@playwright/test/cli.js', 'test', ...playwrightArgs], {
    ...process.env,
    ...(language === 'en' ? {} : { NODE_OPTIONS: `--conditions=shop-${language}` }),
  }).exitCode

/** Seeds a database that the runs of all languages copy. */
async function seedDatabase(): Promise<void> {
  const group = new ProcessGroup()
  const { env } = shopOf(0)
  process.env.E2E_DATABASE = `${runDir}/seeded`
  Object.assign(process.env, env, { DATA_DIR: process.env.E2E_DATABASE })
  await group.during(() => startBackend(group, port(0)))
}

/** Other languages differ only in texts, which tests of their tables cover; their builds are left to `npm run nightly`. */
const testedLanguages: readonly Language[] = isNightly ? languages : ['en']

/** The English tests also start shops 100 and 200 above their own ports. */
const portBeyondOwn = firstPort + 300

/**
 * Runs the tests of other languages, each with its own build and ports: the next one builds while earlier ones are tested. Returns
 * their exit codes, once all builds are made.
 */
async function startOtherLanguages(): Promise<Promise<number>[]> {
  const codes: Promise<number>[] = []
  for (const other of testedLanguages.filter((candidate) => candidate !== language)) {
    const { E2E_DATA_DIR: _, ...env } = process.env
    const { child, exitCode } = start(['scripts/e2e.ts'], {
      ...env,
      SHOP_LANGUAGE: other,
      E2E_WORKERS: '1',
      E2E_PORT: String(portBeyondOwn + 100 * codes.length),
    })
    codes.push(exitCode)
    await Promise.race([once(child, 'message'), exitCode])
  }
  return codes
}

/** Whether this run starts those of the other languages. */
const isFirstOfMany =
  playwrightArgs.length === 0 && !process.env.SHOP_LANGUAGE && testedLanguages.length > 1

/** Runs the tests on the reference backend, and returns the exit code. */
async function testAll(): Promise<number> {
  if (isFirstOfMany) await seedDatabase()
  // First, so that the English build is the one that stays.
  const others = isFirstOfMany ? await startOtherLanguages() : []
  await prepare()
  process.send?.('built')
  await startShops()
  return Math.max(...(await Promise.all([...others, runTests()])))
}

try {
  process.exitCode = await testAll()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await Promise.all(shops.map(({ stop }) => stop()))
  for (const { drop } of databases) await drop()
  await rm(runDir, { recursive: true, force: true })
}
