import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Engine, engines } from '../../../e2e/engines/engines.ts'
import { installFromDebian } from '../../../scripts/browser.ts'

/** Names of engines come first, none for all; what begins with a dash, and all after it, goes to Playwright. */
const given = process.argv.slice(2)
const firstOption = given.findIndex((word) => word.startsWith('-'))
const names = firstOption < 0 ? given : given.slice(0, firstOption)
const playwrightArgs = given.slice(names.length)

function engineOf(name: string): Engine {
  const engine = engines.find((candidate) => candidate.name === name)
  if (engine) return engine
  throw new Error(`${name} is none of ${engines.map((known) => known.name).join(', ')}.`)
}

/** Gets an engine that is not here, and says so when it cannot be had: nobody must take silence for success. */
async function prepare(engine: Engine): Promise<boolean> {
  if (engine.find()) return true
  if (engine.fetch) await engine.fetch().catch((error: unknown) => console.warn(String(error)))
  else installFromDebian(engine.packages)
  if (engine.find()) return true
  const how = engine.fetch ? '' : `: apt-get install ${engine.packages.join(' ')}`
  console.warn(`not run: ${engine.name}, which is not installed${how}`)
  return false
}

const ready: Engine[] = []
for (const engine of names.length > 0 ? names.map(engineOf) : engines) {
  if (await prepare(engine)) ready.push(engine)
}

/** Two engines run at once, each against a shop of its own. */
function runTests() {
  const config = ['--config', 'e2e/engines/playwright.config.ts']
  const projects = ready.map(({ name }) => `--project=${name}`)
  return spawn(process.execPath, ['scripts/e2e.ts', ...config, ...projects, ...playwrightArgs], {
    stdio: 'inherit',
    env: { E2E_WORKERS: '2', ...process.env },
  })
}

if (ready.length > 0) {
  const run = runTests()
  // The run ends its shops, and then itself.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => run.kill(signal))
  const [code] = await once(run, 'exit')
  process.exitCode = Number(code ?? 1)
}
