#!/usr/bin/env bash
# CSV libraries with default settings change column names and codes in shop exports: csvtojson 2.0.14, csv42 5.0.3, csv-parser 3.2.1,
# csv-string 4.1.1, d3-dsv 3.0.2 and udsv 0.7.3. papaparse 5.7.1 and @fast-csv/parse 5.0.8 keep both.
#
# 1. Shopify's metafield columns have dots in their names, `Color (product.metafields.shopify.color-pattern)`. csvtojson and csv42 nest
#    them: the row has a "Color (product" with four nested objects, and no column of that name.
# 2. WooCommerce's file starts with a byte order mark. csv-parser, d3-dsv and csv42 keep it, and the quotes, in the first column's name: a
#    look-up of "ID" finds nothing in any row. csv-string removes the mark, but keeps the quotes.
# 3. csv42 and udsv's `typedObjs` convert codes to numbers: SKU 00123 becomes 123, the size 1e3 becomes 1000, and an id of 19 digits is
#    rounded to another.
#
# Used in packages/backend/src/import/read-table.ts, which uses papaparse and keeps values as text. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund csvtojson@2.0.14 csv42@5.0.3 csv-parser@3.2.1 csv-string@4.1.1 d3-dsv@3.0.2 \
  udsv@0.7.3 papaparse@5.7.1 @fast-csv/parse@5.0.8 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { parseString } from '@fast-csv/parse'
import csvParser from 'csv-parser'
import csvString from 'csv-string'
import { csv2json } from 'csv42'
import csvtojson from 'csvtojson'
import { csvParse } from 'd3-dsv'
import papaparse from 'papaparse'
import { inferSchema, initParser } from 'udsv'

const libraries = {
  papaparse: (text) => papaparse.parse(text, { header: true }).data,
  'fast-csv': (text) => parseString(text, { headers: true }).toArray(),
  csvtojson: (text) => csvtojson().fromString(text),
  csv42: (text) => csv2json(text),
  'csv-parser': (text) => Readable.from([Buffer.from(text)]).pipe(csvParser()).toArray(),
  'csv-string': (text) => csvString.parse(text, { output: 'objects' }),
  'd3-dsv': (text) => [...csvParse(text)],
  udsv: (text) => initParser(inferSchema(text)).typedObjs(text),
}
const files = {
  metafield: 'Handle,Color (product.metafields.shopify.color-pattern)\ntee,white\n',
  plainMark: '\uFEFFID,Name\nA,Tee\n',
  quotedMark: '\uFEFF"ID","Name"\nA,Tee\n',
  codes: 'SKU,Size,Id\n00123,1e3,8991234567890123456\n',
}
const seen = {}
for (const [name, read] of Object.entries(libraries)) {
  seen[name] = {}
  for (const [file, text] of Object.entries(files)) seen[name][file] = (await read(text))[0]
  console.log(name, JSON.stringify(seen[name]))
}

const metafield = { Handle: 'tee', 'Color (product.metafields.shopify.color-pattern)': 'white' }
const nested = { Handle: 'tee', 'Color (product': { metafields: { shopify: { 'color-pattern)': 'white' } } } }
const codes = { SKU: '00123', Size: '1e3', Id: '8991234567890123456' }
const numbers = { SKU: 123, Size: 1000, Id: 8991234567890124000 }
const columns = { plain: 'ID', quoted: '"ID"', marked: '\uFEFFID', markedQuoted: '\uFEFF"ID"' }
const first = (row) => Object.keys(row)[0]
for (const [name, { metafield: meta, plainMark, quotedMark, codes: row }] of Object.entries(seen)) {
  assert.deepEqual({ ...meta }, ['csvtojson', 'csv42'].includes(name) ? nested : metafield)
  assert.deepEqual({ ...row }, ['csv42', 'udsv'].includes(name) ? numbers : codes)
  const { plain, quoted, marked, markedQuoted } = columns
  const expected =
    {
      'csv-string': [plain, quoted],
      'csv-parser': [marked, markedQuoted],
      'd3-dsv': [marked, markedQuoted],
      csv42: [marked, markedQuoted],
    }[name] ?? [plain, plain]
  assert.deepEqual([first(plainMark), first(quotedMark)], expected, name)
}
console.log('As described.')
SCRIPT
node run.mjs
