import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type Engine, engines } from '../../../e2e/engines/engines.ts'
import { textBrowsers } from '../../../e2e/engines/text/text-browsers.ts'
import { installFromDebian } from '../../../scripts/browser.ts'

type Candidate = Pick<Engine, 'name' | 'packages' | 'fetch' | 'find'>

const hasTmux = () => existsSync('/usr/bin/tmux')

const forText: readonly Candidate[] = textBrowsers.map(({ name, packages, path }) => ({
  name,
  packages,
  find: () => (existsSync(path) && hasTmux() ? path : undefined),
}))

const candidates: readonly Candidate[] = [...engines, ...forText]

/** Names come first: `text` is all terminal browsers, no name is every engine. From the first dash on, arguments go to Playwright. */
const given = process.argv.slice(2)
const firstOption = given.findIndex((word) => word.startsWith('-'))
const names = firstOption < 0 ? given : given.slice(0, firstOption)
const playwrightArgs = given.slice(names.length)

function named(name: string): readonly Candidate[] {
  if (name === 'text') return forText
  const found = candidates.filter((candidate) => candidate.name === name)
  if (found.length > 0) return found
  const known = candidates.map((candidate) => candidate.name).join(', ')
  throw new Error(`${name} is none of text, ${known}.`)
}

/** Installs a missing engine. Reports one that cannot be installed, so that silence does not look like success. */
async function prepare(engine: Candidate): Promise<boolean> {
  if (engine.find()) return true
  if (engine.fetch) await engine.fetch().catch((error: unknown) => console.warn(String(error)))
  else installFromDebian(engine.packages)
  if (engine.find()) return true
  const how = engine.fetch ? '' : `: apt-get install ${engine.packages.join(' ')}`
  console.warn(`not run: ${engine.name}, which is not installed${how}`)
  return false
}

const ready: Candidate[] = []
for (const engine of names.length > 0 ? names.flatMap(named) : candidates) {
  if (await prepare(engine)) ready.push(engine)
}

/** Runs two engines at once, each against its own shop. */
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
  // The run stops its shops before it exits.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => run.kill(signal))
  const [code] = await once(run, 'exit')
  process.exitCode = Number(code ?? 1)
}
