import { once } from 'node:events'
import { createServer } from 'node:net'

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** Finds a free port. Throws when the system has none. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

/** Throws when a port is in use. The error names the environment variable that sets the port. */
export async function requireFreePort(variable: string, port: number): Promise<void> {
  if (await isFree(port)) return
  throw new Error(
    `Port ${port} is in use. Stop the process that uses it, or set ${variable} to another port.`,
  )
}

/** Waits until a URL responds with a status below 500. Throws after `seconds` seconds. */
export async function waitForServer(url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (response && response.status < 500) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${url} did not answer within ${seconds} seconds.`)
}
