#!/usr/bin/env bash
# flexsearch 0.8.212 finds sizes, codes and prices other than the one searched for, although no typo tolerance is enabled.
#
# 1. It collapses repeated letters, also in sizes: XL, XXL and XXXL become the same word, which finds all three. Its README calls this
#    letter deduplication.
# 2. It treats digits as letters. 44 is 4, 110 is 10, 366 is 36: trousers in size 4 are among those in size 44.
# 3. Before that, it splits numbers into three-digit groups, from the left: 20240011 and 2024001 both become 202, 40, 1, so one article code
#    finds the other. 249000, Indonesian style 249.000 and 24900 all become 249, 0.
# 4. `dedupe: false` separates the sizes, and `numeric: false` with it the codes. LatinBalance turns gamis (dress) into "kames" too.
#
# Here: sizes are a filter by code, and codes match whole or by prefix (packages/backend-kit/src/search/to-tsquery.ts). Fails when any of
# this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund flexsearch@0.8.212 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import flexsearch from 'flexsearch'

const { Charset, Encoder, Index } = flexsearch
const names = [
  ...['Kaos L', 'Kaos XL', 'Kaos XXL', 'Kaos XXXL', 'Celana 4', 'Celana 44', 'Celana 36', 'Celana 366'],
  ...['Anak 10', 'Anak 110', 'Batik 2024001', 'Batik 20240011', 'Rp 24900', 'Rp 249000', 'Rp 249.000'],
]
const find = (query, encoder) => {
  const index = new Index(encoder ? { encoder: new Encoder(encoder) } : undefined)
  for (const [id, name] of names.entries()) index.add(id, name)
  return index.search(query).map((id) => names[id])
}

const queries = ['XL', '44', '36', '110', '2024001', '24900']
const found = Object.fromEntries(queries.map((query) => [query, find(query)]))
console.log(found)
assert.deepEqual(found, {
  XL: ['Kaos XL', 'Kaos XXL', 'Kaos XXXL'],
  44: ['Celana 4', 'Celana 44'],
  36: ['Celana 36', 'Celana 366'],
  110: ['Anak 10', 'Anak 110'],
  2024001: ['Batik 2024001', 'Batik 20240011'],
  24900: ['Rp 24900', 'Rp 249000', 'Rp 249.000'],
})

const encode = (text, options = {}) => new Encoder(options).encode(text)
console.log('20240011:', encode('20240011'), '249000:', encode('249000'), 'gamis:', encode('gamis', Charset.LatinBalance))
assert.deepEqual(encode('20240011'), ['202', '40', '1'])
assert.deepEqual(encode('249000'), ['249', '0'])
assert.deepEqual(encode('24900'), ['249', '0'])
assert.deepEqual(encode('gamis', Charset.LatinBalance), ['kames'])

assert.deepEqual(find('XL', { dedupe: false }), ['Kaos XL'])
assert.deepEqual(find('44', { dedupe: false }), ['Celana 44'])
assert.deepEqual(find('2024001', { dedupe: false, numeric: false }), ['Batik 2024001'])
console.log('As described.')
SCRIPT
node run.mjs
