import '#server/production.ts'
import { createServer } from 'node:http'
import next from 'next'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { compressAnswer } from '#server/compress-answer.ts'
import { drain } from '#server/drain.ts'

// The production server: Next answers, and what it answers is compressed once (docs/decisions/017).
const { port } = readShopEnv(process.env)
const app = next({ dev: false, port })
await app.prepare()
const handle = app.getRequestHandler()

const server = createServer((request, response) => {
  compressAnswer(request, response)
  handle(request, response).catch((error) => {
    console.error(`${request.method} ${request.url} failed`, error)
    if (!response.headersSent) response.statusCode = 500
    response.end()
  })
})

server.listen(port)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => drain(server, app).then(() => process.exit(0)))
}
