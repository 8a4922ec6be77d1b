#!/usr/bin/env bash
# Libraries that read offers from microdata change names, codes and prices: web-auto-extractor 1.0.17, @marbec/web-auto-extractor 2.2.1
# (required by Adobe's structured data validator), structured-data-testing-tool 4.5.0 and microdata-node 2.0.0. htmlmetaparser 2.1.3,
# @cucumber/microdata 2.2.0 and microdata-rdf-streaming-parser 3.0.0 follow the HTML standard.
#
# 1. The first three drop the spaces around an element: `Kemeja <b>Batik</b> Tulis` becomes "KemejaBatikTulis".
# 2. They return the text of `<data value>` and `<time datetime>` instead of the value: the price 249000 is "Rp 249.000", a date "31 Des", a
#    GTIN "kode batang". For `<meta content>` they return the value.
# 3. microdata-node converts `<data value>` to numbers: the article code 00123 becomes 123, 1e3 becomes 1000, a GTIN of 14 digits has 13. In
#    `<meta content>` the same codes stay text.
#
# Here: pages have JSON-LD, where codes are text and prices numbers (lib/seo/product-json-ld.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund web-auto-extractor@1.0.17 @marbec/web-auto-extractor@2.2.1 microdata-node@2.0.0 \
  structured-data-testing-tool@4.5.0 htmlmetaparser@2.1.3 htmlparser2@9.1.0 @cucumber/microdata@2.2.0 jsdom@26.1.0 \
  microdata-rdf-streaming-parser@3.0.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { microdata } from '@cucumber/microdata'
import MarbecExtractor from '@marbec/web-auto-extractor'
import { Handler } from 'htmlmetaparser'
import { Parser } from 'htmlparser2'
import { JSDOM } from 'jsdom'
import microdataNode from 'microdata-node'
import { MicrodataRdfParser } from 'microdata-rdf-streaming-parser'
import testingTool from 'structured-data-testing-tool'
import extractor from 'web-auto-extractor'

const html = `<!doctype html><title>Kemeja</title><div itemscope itemtype="https://schema.org/Offer">
<h1 itemprop="name">Kemeja <b>Batik</b> Tulis</h1>
<data itemprop="sku" value="00123">kode artikel</data>
<data itemprop="mpn" value="1e3">kode pabrik</data>
<data itemprop="gtin14" value="08991234567891">kode batang</data>
<meta itemprop="serialNumber" content="00123">
<data itemprop="price" value="249000">Rp 249.000</data>
<time itemprop="priceValidUntil" datetime="2026-12-31">31 Des</time>
</div>`
const names = ['name', 'sku', 'mpn', 'gtin14', 'serialNumber', 'price', 'priceValidUntil']
const first = (value) => (Array.isArray(value) ? value[0] : value)

function byHandler() {
  let found
  const parser = new Parser(
    new Handler((_, result) => {
      found = result.microdata[0]
    }, { url: 'https://toko.example/' }),
  )
  parser.write(html)
  parser.end()
  return found
}
async function byRdf() {
  const found = {}
  const parser = new MicrodataRdfParser({ baseIRI: 'https://toko.example/' })
  parser.on('data', ({ predicate, object }) => {
    found[predicate.value.split('/').pop()] = object.value
  })
  const ended = new Promise((resolve) => parser.on('end', resolve))
  parser.write(html)
  parser.end()
  await ended
  return found
}
const Marbec = MarbecExtractor.default ?? MarbecExtractor
const readers = {
  'web-auto-extractor': () => (extractor.default ?? extractor)().parse(html).microdata.Offer[0],
  marbec: () => new Marbec({}).parse(html).microdata.Offer[0],
  'structured-data-testing-tool': async () => {
    const tested = await testingTool.structuredDataTest(html).catch((error) => error.res)
    return tested.structuredData.microdata.Offer[0]
  },
  'microdata-node': () => microdataNode.toJson(html).items[0].properties,
  htmlmetaparser: byHandler,
  cucumber: () => microdata('https://schema.org/Offer', new JSDOM(html).window.document),
  'microdata-rdf-streaming-parser': byRdf,
}
const seen = {}
for (const [reader, read] of Object.entries(readers)) {
  const offer = await read()
  seen[reader] = Object.fromEntries(names.map((name) => [name, first(offer[name])]))
}
console.table(seen)

const right = {
  name: 'Kemeja Batik Tulis',
  sku: '00123',
  mpn: '1e3',
  gtin14: '08991234567891',
  serialNumber: '00123',
  price: '249000',
  priceValidUntil: '2026-12-31',
}
const ofText = {
  name: 'KemejaBatikTulis',
  sku: 'kode artikel',
  mpn: 'kode pabrik',
  gtin14: 'kode batang',
  serialNumber: '00123',
  price: 'Rp 249.000',
  priceValidUntil: '31 Des',
}
for (const reader of Object.keys(readers).slice(0, 3)) assert.deepEqual(seen[reader], ofText)
assert.deepEqual(seen['microdata-node'], { ...right, sku: 123, mpn: 1000, gtin14: 8_991_234_567_891, price: 249_000 })
for (const reader of Object.keys(readers).slice(4)) assert.deepEqual(seen[reader], right)
console.log('As described.')
SCRIPT
node run.mjs
