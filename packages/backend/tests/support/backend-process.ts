import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@etalase/processes/ports.ts'
import type { TemporaryDatabase } from '@etalase/processes/temporary-database.ts'

export interface BackendProcess {
  url: string
  pid: number | undefined
  /** The log so far. */
  log(): string
  /** Sends a signal, waits for the exit and returns the exit code; null after SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The backend ended: ${log()}`)
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return
    await sleep(50)
  }
}

/** Starts the backend as a child process and waits until it is ready. */
export async function startBackend({
  dataDir,
  databaseUrl = '',
}: Pick<TemporaryDatabase, 'dataDir' | 'databaseUrl'>): Promise<BackendProcess> {
  const port = await findFreePort()
  // Without the optimizing compiler, because WebAssembly runs only for seconds.
  const child = spawn(process.execPath, ['--liftoff-only', 'packages/backend/src/main.ts'], {
    env: {
      ...process.env,
      // All orders of these tests come from one address and use one e-mail address.
      UNPAID_PER_EMAIL: '1000',
      UNPAID_PER_ADDRESS: '1000',
      LOG_LEVEL: 'info',
      BACKEND_HOST: '127.0.0.1',
      BACKEND_PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SEED: 'demo',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  }
  const log = () => written.join('')
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child, log)
  return {
    url,
    pid: child.pid,
    log,
    end: async (signal) => {
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
