import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Drain } from '#watch/connections.ts'

/** Starts a server whose requests wait until `respond` is called. */
async function startSlowServer() {
  const { promise: released, resolve: respond } = Promise.withResolvers<void>()
  const server = createServer(async (_, response) => {
    await released
    response.end('done')
  })
  const drain = new Drain(server)
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  return { server, drain, url, respond, app: { close: vi.fn(async () => {}) } }
}

interface Answer {
  text: string
  connection: string | undefined
  isReused: boolean
}

const request = (url: string, agent: Agent | false = false) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = get(url, { agent }, async (response: IncomingMessage) => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve({ text, connection: response.headers.connection, isReused: sent.reusedSocket })
    }).once('error', reject)
  })

/** Returns a client that keeps its connections open. */
function keepAliveAgent(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return agent
}

const atOnce = { leave: 0, abort: 5_000 }
const patient = { leave: 5_000, abort: 6_000 }

test('a shutdown answers accepted requests, accepts no others, and closes the app last', async () => {
  const { server, drain, url, respond, app } = await startSlowServer()
  const accepted = request(url)
  await once(server, 'request')
  const closed = drain.close(app, atOnce)
  await expect.poll(() => server.listening).toBe(false)
  await expect(request(url)).rejects.toThrow('ECONNREFUSED')
  expect(app.close).not.toHaveBeenCalled()
  respond()
  expect((await accepted).text).toBe('done')
  await closed
  expect(app.close).toHaveBeenCalledOnce()
})

test('a shutdown aborts a request that never ends, and closes the app', async () => {
  const { server, drain, url, app } = await startSlowServer()
  const stuck = request(url)
  await once(server, 'request')
  const closed = drain.close(app, { leave: 0, abort: 50 })
  await expect(stuck).rejects.toThrow()
  await closed
  expect(app.close).toHaveBeenCalledOnce()
})

test('a shutdown answers one more request on an idle connection, then closes it', async () => {
  const { drain, url, respond, app } = await startSlowServer()
  respond()
  const agent = keepAliveAgent()
  await request(url, agent)
  const closed = drain.close(app, patient)
  expect(await request(url, agent)).toEqual({ text: 'done', connection: 'close', isReused: true })
  await closed
})

test('a shutdown closes a connection after its open request', async () => {
  const { server, drain, url, respond, app } = await startSlowServer()
  const open = request(url, keepAliveAgent())
  await once(server, 'request')
  const closed = drain.close(app, patient)
  respond()
  expect(await open).toMatchObject({ text: 'done', connection: 'close' })
  await closed
})

test('a shutdown accepts new connections while clients leave', async () => {
  const { drain, url, respond, app } = await startSlowServer()
  respond()
  const agent = keepAliveAgent()
  await request(url, agent)
  const closed = drain.close(app, patient)
  expect((await request(url)).text).toBe('done')
  agent.destroy()
  await closed
})

test('a shutdown closes the app even if a client keeps an idle connection', async () => {
  const { drain, url, respond, app } = await startSlowServer()
  respond()
  await request(url, keepAliveAgent())
  await drain.close(app, { leave: 50, abort: 5_000 })
  expect(app.close).toHaveBeenCalledOnce()
})
