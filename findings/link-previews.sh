#!/usr/bin/env bash
# Libraries that read link previews build different cards from one page: open-graph-scraper 6.12.0, unfurl.js 6.4.0, url-metadata 5.10.0,
# metascraper 5.58.1, @misskey-dev/summaly 5.5.1, fetch-opengraph 1.0.37, open-graph 0.2.6 and link-preview-js 5.0.0.
#
# 1. metascraper changes text: `Levi's 12" jeans` becomes `Levi’s 12″ jeans`. The others keep the page's text.
# 2. url-metadata returns https for a picture with an http address, and two pictures as one text joined by a comma.
# 3. Of two pictures, summaly and metascraper use the first, fetch-opengraph the last.
# 4. open-graph-scraper, url-metadata, fetch-opengraph and open-graph keep a relative address; unfurl.js and link-preview-js resolve it. The
#    Open Graph protocol says `URL`, and defines no base page.
# 5. open-graph-scraper takes a picture's type from its file extension: `jpg`, which is no MIME type; without an extension it has none.
# 6. link-preview-js rejects `http://localhost:3000/`: its host has no dot.
#
# Here: a page has one picture, with origin, size and MIME type (lib/seo/page-metadata.ts), and e2e/link-previews.test.ts reads it as the
# services do. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund open-graph-scraper@6.12.0 unfurl.js@6.4.0 url-metadata@5.10.0 \
  metascraper@5.58.1 metascraper-title@5.56.2 metascraper-image@5.56.2 @misskey-dev/summaly@5.5.1 fetch-opengraph@1.0.37 \
  open-graph@0.2.6 link-preview-js@5.0.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

process.env.SUMMALY_ALLOW_PRIVATE_IP = 'true'
const require = createRequire(import.meta.url)
const { summaly } = await import('@misskey-dev/summaly')
const { default: metascraper } = await import('metascraper')
const { default: titleRules } = await import('metascraper-title')
const { default: imageRules } = await import('metascraper-image')
const { getLinkPreview, getPreviewFromContent } = require('link-preview-js')

const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(page)
})
await promisify(server.listen.bind(server))(0, '127.0.0.1')
const url = `http://localhost:${server.address().port}/jeans`
const [first, second] = [url.replace('jeans', 'picture?price=1'), '/second.jpg']
const title = `Levi's 12" jeans`
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Jeans</title>
<meta property="og:title" content="Levi's 12&quot; jeans"><meta property="og:type" content="website">
<meta property="og:image" content="${first}"><meta property="og:image" content="${second}"></html>`

/** The title, and the pictures as the library has them. */
const cards = {
  'open-graph-scraper': async () => {
    const { result } = await require('open-graph-scraper')({ url, urlValidatorSettings: { require_tld: false } })
    return [result.ogTitle, result.ogImage]
  },
  'unfurl.js': async () => {
    const { open_graph } = await require('unfurl.js').unfurl(url)
    return [open_graph.title, open_graph.images.map((image) => image.url)]
  },
  'url-metadata': async () => {
    const found = await require('url-metadata')(url, { requestFilteringAgentOptions: { allowPrivateIPAddress: true } })
    return [found['og:title'], found['og:image']]
  },
  metascraper: async () => {
    const found = await metascraper([titleRules(), imageRules()])({ url, html: page })
    return [found.title, found.image]
  },
  summaly: async () => {
    const found = await summaly(url)
    return [found.title, found.thumbnail]
  },
  'fetch-opengraph': async () => {
    const found = await require('fetch-opengraph').fetch(url)
    return [found['og:title'], found['og:image']]
  },
  'open-graph': async () => {
    const found = await promisify(require('open-graph'))(url)
    return [found.title, found.image.url]
  },
  'link-preview-js': async () => {
    const headers = { 'content-type': 'text/html' }
    const found = await getPreviewFromContent({ headers, data: page, url })
    return [found.title, found.images]
  },
}
const whole = new URL(second, url).href
const expected = {
  'open-graph-scraper': [title, [{ url: first }, { url: second, type: 'jpg' }]],
  'unfurl.js': [title, [first, whole]],
  'url-metadata': [title, `${first.replace('http:', 'https:')},${second}`],
  metascraper: ['Levi’s 12″ jeans', first],
  summaly: [title, first],
  'fetch-opengraph': [title, second],
  'open-graph': [title, [first, second]],
  'link-preview-js': [title, [first, whole]],
}
for (const [name, read] of Object.entries(cards)) {
  const card = await read()
  console.log(name, JSON.stringify(card))
  assert.deepEqual(card, expected[name], name)
}
const refused = await getLinkPreview(url).catch((error) => error.message)
console.log('link-preview-js', url, refused)
assert.match(refused, /valid/)
server.close()
server.closeAllConnections()
SCRIPT
node run.mjs
