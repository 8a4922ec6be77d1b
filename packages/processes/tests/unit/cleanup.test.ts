import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const run = (body: string): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', body], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Starts a program that is slow to end, creates a database, prints their names, and waits. */
const script = `
  import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
  import { startProcess } from '@etalase/processes/running-process.ts'
  import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
  cleanUpAtSignals()
  const { dataDir } = await createTemporaryDatabase()
  const program = 'process.on("SIGTERM", () => setTimeout(process.exit, 300)); setInterval(() => {}, 1000); console.log("started")'
  const stdio = ['ignore', 'inherit', 'inherit']
  const { pid } = startProcess([process.execPath, '-e', program], { stdio })
  console.log(JSON.stringify({ dataDir, pid }))`

/** Waits for the program to run, and returns what the script has started and created. */
async function leftBy({ stdout }: ChildProcess): Promise<{ dataDir: string; pid: number }> {
  let said = ''
  while (!said.includes('started') || !said.includes('}')) {
    const [words] = await once(stdout ?? expect.fail(), 'data')
    said += String(words)
  }
  return JSON.parse(/\{.*\}/.exec(said)?.[0] ?? '')
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a script stopped by %s leaves no program or database behind, even at a second signal',
  async (signal) => {
    const child = run(script)
    const { dataDir, pid } = await leftBy(child)
    expect([isRunning(pid), existsSync(dataDir)]).toEqual([true, true])
    const exited = once(child, 'exit')
    child.kill(signal)
    child.kill(signal)
    expect(await exited).toEqual([1, null])
    expect([isRunning(pid), existsSync(dataDir)]).toEqual([false, false])
  },
)

test('cleanup runs newest first; a failed step is logged and does not stop the others', async () => {
  const child = run(`
    import { cleanup, cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
    cleanUpAtSignals()
    const say = (word) => async () => console.log(word)
    const early = cleanup(say('early'))
    cleanup(say('oldest'))
    cleanup(async () => { throw new Error('no right') })
    cleanup(say('newest'))
    await early()
    await early()
    setInterval(() => {}, 1000)
    process.kill(process.pid, 'SIGTERM')`)
  const [said, told] = await Promise.all([
    text(child.stdout ?? expect.fail()),
    text(child.stderr ?? expect.fail()),
  ])
  expect(said).toBe('early\nnewest\noldest\n')
  expect(told).toContain('no right')
})
