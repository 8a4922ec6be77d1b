import '#server/production.ts'
import { createServer, type ServerResponse } from 'node:http'
import next from 'next'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { checkRequest, maxHeaderSize } from '#server/check-request.ts'
import { drain } from '#server/drain.ts'
import { sendFailurePages } from '#server/failure-pages.ts'
import { holdWholeAnswers } from '#server/hold-whole-answers.ts'

// The production server: Next answers, and what it answers is compressed once (docs/decisions/017).
const { port } = readShopEnv(process.env)

/** Proxies keep idle connections for a minute; one that we close first is a 502 to somebody. */
const keepAliveMs = 65_000

/** Shorter than the start script's own patience. */
const graceMs = 8_000

const app = next({ dev: false, port })
await app.prepare()
const handle = app.getRequestHandler()

/** Nothing that was meant for another answer goes with a failure. */
function fail(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}

const server = createServer({ maxHeaderSize }, (request, response) => {
  if (!checkRequest(request, response)) return
  holdWholeAnswers(request, response)
  sendFailurePages(request, response, port)
  // Node sends no body after the head of such an answer; its head must be that of the GET.
  if (request.method === 'HEAD') request.method = 'GET'
  handle(request, response).catch((error) => {
    console.error(`${request.method} ${request.url} failed`, error)
    fail(response)
  })
})

server.keepAliveTimeout = keepAliveMs
server.headersTimeout = keepAliveMs + 1_000
server.listen(port)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => drain(server, app, graceMs).then(() => process.exit(0)))
}
