import { readFile } from 'node:fs/promises'
import { waitForServer } from '@etalase/processes/ports.ts'
import { startProcess } from '@etalase/processes/running-process.ts'

type Env = Readonly<Record<string, string>>

/** A server in a child process. */
export interface Server {
  /** Without a trailing slash. */
  url: string
  /** CPU time used so far, in microseconds. */
  cpuTime(): Promise<number>
  /** Resident memory, in bytes. */
  memory(): Promise<number>
  /** Proportional set size in bytes: shared memory counts in part, so that the sum is what a machine needs. */
  ownMemory(): Promise<number>
  /** Peak resident memory, in bytes. */
  peakMemory(): Promise<number>
  /** Resident memory of the server and its child processes, in bytes. */
  memoryOfAll(): Promise<number>
  stop(): Promise<void>
}

export const nextCommand = 'node_modules/next/dist/bin/next'

/** Linux counts CPU time in ticks of 10 ms. */
const tickUs = 10_000

/** User and system time are the 12th and 13th field after the process name, which may contain spaces. */
async function readCpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickUs
}

/** Reads a process's memory from Linux, in bytes. */
async function readMemory(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm'))?.[1]) * 1024
}

async function readOwnMemory(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(rollup.match(/^Pss:\s+(\d+) kB$/m)?.[1]) * 1024
}

/** Returns the child processes of a process's main thread; empty when it has exited. */
async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.split(' ').filter(Boolean).map(Number)
}

async function readMemoryOfAll(pid: number): Promise<number> {
  const own = await readMemory(pid)
  const children = await childrenOf(pid)
  // A process that has just exited counts as 0.
  const theirs = await Promise.all(children.map((child) => readMemory(child).catch(() => 0)))
  return theirs.reduce((sum, memory) => sum + (memory || 0), own)
}

interface Started {
  port: number
  /** Path that responds once the server is ready. */
  path: string
  env: Env
  /** The source folder; this build's by default. */
  cwd?: string | undefined
}

/** Starts a server and waits until it responds at a path. Throws when it ends before. */
export async function startServer(
  args: readonly string[],
  { port, path, env, cwd = '.' }: Started,
): Promise<Server> {
  const { pid, exited, stop } = startProcess([process.execPath, ...args], { env, cwd })
  const url = `http://localhost:${port}`
  const ended = exited.then((code) => {
    throw new Error(`The server of ${url} ended with ${code} before it answered.`)
  })
  try {
    await Promise.race([waitForServer(url + path, 120), ended])
    return {
      url,
      cpuTime: () => readCpuTime(pid),
      memory: () => readMemory(pid),
      ownMemory: () => readOwnMemory(pid),
      peakMemory: () => readMemory(pid, 'VmHWM'),
      memoryOfAll: () => readMemoryOfAll(pid),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
