import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const script = /<script.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs
const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/** Returns a bare Next page as if written by hand: without scripts, and with inline styles in the head. */
async function writeByHand(bareUrl: string, path: string): Promise<Buffer> {
  const page = await (await fetch(bareUrl + path)).text()
  const sheets = [...page.matchAll(stylesheet)].map(([, href = '']) => href)
  const styles = await Promise.all(sheets.map(async (href) => (await fetch(bareUrl + href)).text()))
  const html = page
    .replace(script, '')
    .replace(stylesheet, '')
    .replace('</head>', `<style>${styles.join('')}</style></head>`)
  return brotliCompressSync(html)
}

function sendPicture(response: ServerResponse, file: string): void {
  if (!existsSync(file)) response.writeHead(404).end()
  else response.writeHead(200, { 'Content-Type': 'image/webp' }).end(readFileSync(file))
}

export interface StaticServer {
  url: string
  stop(): void
}

/** Serves bare Next pages without the framework, compressed in advance: the minimum cost of such a page. */
export async function startStaticServer(
  bareUrl: string,
  publicFolder: string,
  paths: readonly string[],
): Promise<StaticServer> {
  const pages = new Map<string, Buffer>()
  for (const path of paths) pages.set(path, await writeByHand(bareUrl, path))
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(url)
    if (page) response.writeHead(200, headers).end(page)
    else sendPicture(response, join(publicFolder, new URL(url, bareUrl).pathname))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
