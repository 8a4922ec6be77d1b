#!/usr/bin/env bash
# Libraries that read RSS find no products in a Google Merchant feed: rss-parser 3.13.0, feedsmith 3.0.1, @extractus/feed-extractor 8.0.3,
# rss-to-json 2.1.1, feedparser 2.6.0 and @rowanmanning/feed-parser 2.1.5. Google's format is RSS 2.0 in which all elements of an item may
# have the prefix g (`<g:title>`), as in its own examples.
#
# 1. Of two products, rss-parser returns two empty objects, feedsmith no item at all. @extractus/feed-extractor returns two with the same
#    id, 0-NaN, and rss-to-json two published now. None of them reports an error. feedparser has no title and no link, only the g elements.
# 2. @rowanmanning/feed-parser ignores the prefix: it returns titles, links and descriptions. The others do so when the feed has them
#    without a prefix, which Google accepts too.
# 3. A custom field of rss-parser returns the first of two `g:additional_image_link`, feedparser both.
# 4. @extractus/feed-extractor with `normalization: false` converts codes to numbers: GTIN 08991234567890 loses a digit, size 08 becomes 8,
#    and the article code 1e3 becomes 1000.
#
# Here: the feed is for merchant centers, with each element in g (lib/feeds/feed-formats.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund rss-parser@3.13.0 feedsmith@3.0.1 @extractus/feed-extractor@8.0.3 \
  rss-to-json@2.1.1 feedparser@2.6.0 @rowanmanning/feed-parser@2.1.5 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { extractFromXml } from '@extractus/feed-extractor'
import { parseFeed } from '@rowanmanning/feed-parser'
import FeedParser from 'feedparser'
import { parseFeed as parseWithFeedsmith } from 'feedsmith'
import RssParser from 'rss-parser'
import rssToJson from 'rss-to-json'

const shop = 'https://toko.example'
function item(size, prefix) {
  const basics = { title: `Kemeja ${size}`, description: 'Katun', link: `${shop}/p/1?size=${size}` }
  const details = { id: `00123-${size}`, price: '249000 IDR', gtin: '08991234567890', size, mpn: '1e3' }
  const pictures = [2, 3].map((number) => `<g:additional_image_link>${shop}/${number}.jpg</g:additional_image_link>`)
  const write = (values, mark) => Object.entries(values).map(([name, text]) => `<${mark}${name}>${text}</${mark}${name}>`)
  return `<item>${[...write(basics, prefix), ...write(details, 'g:'), ...pictures].join('')}</item>`
}
const feed = (prefix) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Toko</title><link>${shop}/</link>
<description>Busana</description>${item('08', prefix)}${item('10', prefix)}</channel></rss>`

async function withServer(xml, read) {
  const server = createServer((_, response) => response.setHeader('content-type', 'application/xml').end(xml)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const items = await read(`http://127.0.0.1:${server.address().port}/`)
  server.close()
  return items
}
const readers = {
  'rss-parser': async (xml) => (await new RssParser().parseString(xml)).items,
  feedsmith: (xml) => parseWithFeedsmith(xml).feed.items ?? [],
  '@extractus/feed-extractor': (xml) => extractFromXml(xml).entries,
  'rss-to-json': (xml) => withServer(xml, async (url) => (await rssToJson.parse(url)).items),
  feedparser: (xml) => Array.fromAsync(Readable.from([xml]).pipe(new FeedParser())),
  '@rowanmanning/feed-parser': (xml) => parseFeed(xml).items,
}
const seen = {}
for (const [library, read] of Object.entries(readers)) {
  seen[library] = { prefixed: await read(feed('g:')), plain: await read(feed('')) }
  const { prefixed, plain } = seen[library]
  console.log(library, prefixed.map(({ id, title, link }) => ({ id, title, link })), plain.map(({ title }) => title))
}

const titles = ['Kemeja 08', 'Kemeja 10']
for (const { plain } of Object.values(seen)) assert.deepEqual(plain.map(({ title }) => title), titles)
assert.deepEqual(seen['rss-parser'].prefixed, [{}, {}])
assert.deepEqual(seen.feedsmith.prefixed, [])
const nothing = { id: '0-NaN', title: '', link: '', published: '', description: '' }
assert.deepEqual(seen['@extractus/feed-extractor'].prefixed, [nothing, nothing])
for (const { title, link, published } of seen['rss-to-json'].prefixed) {
  assert.deepEqual([title, link], [undefined, undefined])
  assert.ok(Math.abs(Date.now() - published) < 60_000)
}
for (const found of seen.feedparser.prefixed) {
  assert.deepEqual([found.title, found.link, found.guid, found['g:price']['#']], [null, null, null, '249000 IDR'])
  assert.equal(found['g:additional_image_link'].length, 2)
}
assert.deepEqual(seen['@rowanmanning/feed-parser'].prefixed.map(({ title, url }) => [title, url]), [
  ['Kemeja 08', `${shop}/p/1?size=08`],
  ['Kemeja 10', `${shop}/p/1?size=10`],
])
const custom = new RssParser({ customFields: { item: ['g:gtin', 'g:additional_image_link'] } })
const first = (await custom.parseString(feed('g:'))).items[0]
assert.deepEqual(first, { 'g:gtin': '08991234567890', 'g:additional_image_link': `${shop}/2.jpg` })
const raw = extractFromXml(feed('g:'), { normalization: false }).item[0]
assert.deepEqual([raw['g:gtin'], raw['g:size'], raw['g:mpn']], [8_991_234_567_890, 8, 1000])
console.log('As described.')
SCRIPT
node run.mjs
