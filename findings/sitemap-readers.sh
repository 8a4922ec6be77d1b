#!/usr/bin/env bash
# Libraries that read sitemaps lose or change addresses in valid files: sitemapper 4.1.6, sitemap-stream-parser 1.7.0, get-sitemap-links
# 1.1.0, sitemap-urls 3.0.0 and sitemap 9.0.1 (parseSitemap). A filtered list's address has `&`, which XML writes in several ways.
#
# 1. get-sitemap-links searches the text: it returns `&amp;` and `<![CDATA[` as parts of addresses, an address within a comment (a draft),
#    and none when `<loc>` stands on a line of its own. sitemap-urls keeps those line breaks.
# 2. sitemap-stream-parser skips addresses in CDATA. sitemapper keeps `&#38;`, the same character as `&amp;`.
# 3. A namespace prefix (`<s:url>`) is as valid as none. Only sitemapper reads it; the others return an empty list, without an error.
# 4. sitemapper documents the fields image:loc and image:title, but returns neither. parseSitemap returns them.
#
# Here: each `<loc>` is on one line, with `&amp;`, without CDATA or prefixes (lib/seo/sitemap-xml.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund sitemapper@4.1.6 sitemap-stream-parser@1.7.0 get-sitemap-links@1.1.0 \
  sitemap-urls@3.0.0 sitemap@9.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import getLinks from 'get-sitemap-links'
import { parseSitemap } from 'sitemap'
import streamParser from 'sitemap-stream-parser'
import sitemapUrls from 'sitemap-urls'
import sitemapper from 'sitemapper'

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'
const address = 'https://toko.example/kemeja?warna=biru&ukuran=XL'
const escaped = address.replace('&', '&amp;')
const picture = 'https://toko.example/biru.webp'
const image = `<image:image><image:loc>${picture}</image:loc><image:title>Biru</image:title></image:image>`
const urls = {
  entity: `<url><loc>${escaped}</loc></url>`,
  number: `<url><loc>${address.replace('&', '&#38;')}</loc></url>`,
  cdata: `<url><loc><![CDATA[${address}]]></loc></url>`,
  lines: `<url>\n<loc>\n${escaped}\n</loc>\n</url>`,
  comment: `<url><loc>${escaped}</loc></url><!-- <url><loc>https://toko.example/draft</loc></url> -->`,
  image: `<url><loc>${escaped}</loc>${image}</url>`,
}
const files = Object.fromEntries(
  Object.entries(urls).map(([name, url]) => [name, `<urlset xmlns="${schema}" xmlns:image="${imageSchema}">${url}</urlset>`]),
)
files.prefix = `<s:urlset xmlns:s="${schema}"><s:url><s:loc>${escaped}</s:loc></s:url></s:urlset>`

const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'application/xml')
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${files[url.slice(1, -4)]}`)
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const at = (name) => `http://127.0.0.1:${server.address().port}/${name}.xml`
const load = async (url) => (await fetch(url)).text()
const parse = async (url) => parseSitemap(Readable.from([await load(url)]), { logger: false })
const map = async (url, options) => (await new sitemapper({ url, ...options }).fetch()).sites

const readers = {
  sitemapper: map,
  'sitemap-stream-parser': (url) =>
    new Promise((resolve) => {
      const found = []
      streamParser.parseSitemaps(url, (link) => found.push(link), () => resolve(found))
    }),
  'get-sitemap-links': getLinks.default ?? getLinks,
  'sitemap-urls': async (url) => sitemapUrls.extractUrls(await load(url)),
  sitemap: async (url) => (await parse(url)).map(({ url: link }) => link),
}
const seen = {}
for (const [library, read] of Object.entries(readers)) {
  seen[library] = {}
  for (const name of Object.keys(files)) seen[library][name] = await read(at(name))
}
const fields = { loc: true, 'image:loc': true, 'image:title': true }
const images = { sitemapper: await map(at('image'), { fields }), sitemap: (await parse(at('image')))[0].img }
server.close()
console.log(seen, images)

const right = Object.fromEntries(Object.keys(files).map((name) => [name, [address]]))
assert.deepEqual(seen.sitemapper, { ...right, number: [address.replace('&', '&#38;')] })
assert.deepEqual(seen['sitemap-stream-parser'], { ...right, cdata: [], prefix: [] })
assert.deepEqual(seen['sitemap-urls'], { ...right, lines: [`\n${address}\n`], prefix: [] })
assert.deepEqual(seen.sitemap, { ...right, prefix: [] })
assert.deepEqual(seen['get-sitemap-links'], {
  entity: [escaped],
  number: [address.replace('&', '&#38;')],
  cdata: [`<![CDATA[${address}]]>`],
  lines: [],
  comment: [escaped, 'https://toko.example/draft'],
  image: [escaped],
  prefix: [],
})
assert.deepEqual(images, { sitemapper: [{ loc: address }], sitemap: [{ url: picture, title: 'Biru' }] })
console.log('As described.')
SCRIPT
node run.mjs
