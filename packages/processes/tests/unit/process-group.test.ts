import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** A process that waits, prints its id and a word when told to end, and takes a moment for that. */
const waiting = `['-e', 'process.on("SIGTERM", () => { console.log("ends"); setTimeout(process.exit, 300) }); setInterval(() => {}, 1000); console.log(process.pid)']`

/** A script that starts a process in a group, waits for input from the test, then does some work. */
const script = (work: string) => `
  import { ProcessGroup } from '@etalase/processes/process-group.ts'
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

/** Returns the next output of the process in the group. */
async function nextLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The script says nothing.')
  const [line] = await once(stdout, 'data')
  return String(line)
}

/** Returns the id of the process in the group, once it runs. */
const numberOfWaiting = async (child: ChildProcess) => Number(await nextLine(child))

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s during the work leaves no process running',
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
  'a second %s leaves no process running',
  async (signal) => {
    const child = run('')
    const waitingPid = await numberOfWaiting(child)
    const exit = once(child, 'exit')
    child.kill(signal)
    expect(await nextLine(child)).toBe('ends\n')
    child.kill(signal)
    expect(await exit).toEqual([1, null])
    expect(isRunning(waitingPid)).toBe(false)
  },
)

/** A process that prints that it has started, and fails. */
const failing = `['-e', 'console.log("started"); process.exit(3)']`

/** Runs a script to completion and returns its exit code and output. */
async function outcome(body: string): Promise<{ code: number; log: string }> {
  const args = ['--input-type=module', '-e', body]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => written.push(String(chunk)))
  }
  const [code] = await once(child, 'close')
  return { code, log: written.join('') }
}

test('a process that cannot start ends the group, and the log has its exit code', async () => {
  const { code, log } = await outcome(`
    import { ProcessGroup } from '@etalase/processes/process-group.ts'
    new ProcessGroup().start('backend', ${failing})`)
  expect(code).toBe(1)
  expect(log).toMatch(/The backend exited with code 3 after [\d.]+ s\.\n/)
  expect(log.match(/started/g)).toHaveLength(1)
})

test('a process that started well is restarted whenever it exits, after growing, limited pauses', async () => {
  const { code, log } = await outcome(`
    import { ProcessGroup } from '@etalase/processes/process-group.ts'
    const group = new ProcessGroup({ first: 1, max: 100_000 })
    group.keepRunning('backend')
    const pauses = []
    const { setTimeout } = globalThis
    globalThis.setTimeout = (work, ms) => {
      if (pauses.push(ms) === 5) group.stop().then(() => process.exit(0))
      return setTimeout(work, 1)
    }
    console.error = (line) => console.log(line)
    group.start('backend', ${failing})
    process.once('exit', () => console.log('pauses', pauses.slice(0, 5).join()))`)
  expect(code).toBe(0)
  expect(log).toContain('pauses 1,2,4,8,16')
  expect(log.match(/started\n/g)).toHaveLength(5)
  expect(log).toMatch(/The backend exited with code 3 after [\d.]+ s\. It is started again in /)
})

test('a process that is killed is restarted, and the log names the signal', async () => {
  const killed = `['-e', 'process.kill(process.pid, "SIGKILL")']`
  const { log } = await outcome(`
    import { ProcessGroup } from '@etalase/processes/process-group.ts'
    const group = new ProcessGroup({ first: 1, max: 2 })
    group.keepRunning('backend')
    group.start('backend', ${killed})
    let lines = 0
    console.error = (line) => {
      console.log(line)
      if (++lines === 2) group.stop().then(() => process.exit(0))
    }`)
  expect(log.match(/The backend was ended by SIGKILL after/g)).toHaveLength(2)
})

test('a process killed by its group prints nothing and is restarted', async () => {
  const { log } = await outcome(`
    import { ProcessGroup } from '@etalase/processes/process-group.ts'
    const group = new ProcessGroup({ first: 1, max: 2 })
    group.start('backend', ${waiting})
    group.keepRunning('backend')
    let lines = 0
    console.error = (line) => {
      console.log(line)
      if (++lines < 2) return
      clearInterval(killing)
      group.stop().then(() => process.exit(0))
    }
    group.kill('nobody')
    const killing = setInterval(() => group.kill('backend'), 10)`)
  expect(log.match(/The backend was ended by SIGKILL after/g)).toHaveLength(2)
})

test.each([
  ['is done', '', 0],
  ['fails', 'throw new Error("failed")', 1],
])('no process is left running when the work %s', async (_, work, code) => {
  const child = run(work)
  const waitingPid = await numberOfWaiting(child)
  child.stdin?.write('go')
  expect(await once(child, 'exit')).toEqual([code, null])
  expect(isRunning(waitingPid)).toBe(false)
})
