import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

/** A process that waits, says its number, and takes a moment to end. */
const waiting = `['-e', 'process.on("SIGTERM", () => setTimeout(process.exit, 300)); setInterval(() => {}, 1000); console.log(process.pid)']`

/** A script that starts a process in a group, waits for a word of the test, and then does some work. */
const script = (work: string) => `
  import { ProcessGroup } from '#scripts/process-group.ts'
  const group = new ProcessGroup()
  await group.during(async () => {
    group.start('waiting', ${waiting})
    await new Promise((done) => process.stdin.once('data', done))
    process.stdin.destroy()
    ${work}
  })`

function run(work: string): ChildProcess {
  const args = ['--input-type=module', '-e', script(work)]
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] })
}

/** The number of the process in the group, once it runs. */
async function numberOfWaiting({ stdout }: ChildProcess): Promise<number> {
  if (stdout === null) throw new Error('The script says nothing.')
  const [line] = await once(stdout, 'data')
  return Number(line)
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s during the work leaves no process behind',
  async (signal) => {
    const child = run('')
    const waitingPid = await numberOfWaiting(child)
    expect(isRunning(waitingPid)).toBe(true)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(isRunning(waitingPid)).toBe(false)
  },
)

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s for the second time leaves no process behind either',
  async (signal) => {
    const child = run('')
    const waitingPid = await numberOfWaiting(child)
    const exit = once(child, 'exit')
    child.kill(signal)
    await sleep(100)
    child.kill(signal)
    expect(await exit).toEqual([1, null])
    expect(isRunning(waitingPid)).toBe(false)
  },
)

test.each([
  ['is done', '', 0],
  ['fails', 'throw new Error("failed")', 1],
])('no process is left behind when the work %s', async (_, work, code) => {
  const child = run(work)
  const waitingPid = await numberOfWaiting(child)
  child.stdin?.write('go')
  expect(await once(child, 'exit')).toEqual([code, null])
  expect(isRunning(waitingPid)).toBe(false)
})
