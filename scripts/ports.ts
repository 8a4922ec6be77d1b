import { once } from 'node:events'
import { createServer } from 'node:net'

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** Throws an error that names the variable when its port is in use. */
export async function requireFreePort(variable: string, port: number): Promise<void> {
  if (await isFree(port)) return
  throw new Error(
    `Port ${port} is in use. Stop what runs there, or set ${variable} to another port.`,
  )
}

/** Waits until an address answers; throws when it has not after so many seconds. */
export async function waitForAnswer(url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (response && response.status < 500) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${url} did not answer within ${seconds} seconds.`)
}
