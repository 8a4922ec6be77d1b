import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

// Handler of PURGE_URL for caches with the method PURGE, such as Varnish and Traffic Server: `PORT=8000 CACHES=http://10.0.0.5 node
// purge-hook.ts`. It answers 200 once each cache has purged each path in all of its encodings.

const caches = (process.env.CACHES ?? '').split(',').filter(Boolean)

async function purge(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'PURGE' })
  await response.body?.cancel()
  // 404 means the path was not cached.
  return response.ok || response.status === 404
}

const pathsIn = (body: unknown): string[] =>
  body !== null && typeof body === 'object' && 'paths' in body && Array.isArray(body.paths)
    ? body.paths.map(String).filter((path) => path.startsWith('/'))
    : []

createServer(async (request, response) => {
  try {
    const addresses = pathsIn(await json(request)).flatMap((path) =>
      caches.map((cache) => cache + path),
    )
    const purged = await Promise.all(addresses.map(purge))
    response.writeHead(purged.every(Boolean) ? 200 : 502).end()
  } catch (error) {
    console.error('Nothing was purged', error)
    response.writeHead(502).end()
  }
}).listen(Number(process.env.PORT ?? 8000))
