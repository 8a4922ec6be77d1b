import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'

/** A Fastify app that calls itself once and is then told to stop. */
const program = `
import Fastify from 'fastify'
const app = Fastify()
app.get('/inner', async ({ headers }) => ({ traceparent: headers.traceparent }))
const url = await app.listen({ port: 0 })
const inner = await (await fetch(url + '/inner?local_device_id=secret-device')).json()
console.log(inner.traceparent)
process.once('SIGTERM', async () => { await app.close() })
process.kill(process.pid, 'SIGTERM')`

interface Received {
  path: string
  body: string
}

const received: Received[] = []
const collector = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request.setEncoding('latin1')) body += chunk
  received.push({ path: request.url ?? '', body })
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
afterAll(() => collector.close())

const { port } = collector.address() as AddressInfo

/** Returns the output of a program started with tracing. */
async function runTraced(): Promise<string> {
  const args = ['--import=./scripts/tracing.ts', '--input-type=module', '--eval', program]
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_SERVICE_NAME: 'etalase-test',
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await new Promise((resolve) => child.once('exit', resolve))
  return output
}

test('a traced process passes its trace on, and sends its spans without queries before it stops', async () => {
  const traceparent = await runTraced()
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/m)
  expect(received.map(({ path }) => path)).toContain('/v1/traces')
  const spans = received.map(({ body }) => body).join('')
  expect(spans).toContain('etalase-test')
  expect(spans).toContain('/inner')
  expect(spans).toContain(traceparent.split('-')[1])
  expect(spans).not.toContain('secret-device')
}, 20_000)
