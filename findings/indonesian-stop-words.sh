#!/usr/bin/env bash
# Lists of Indonesian stop words contain words that tell garments apart: stopword 3.1.5, stopwords-iso 1.1.0, natural 8.1.1,
# @nlpjs/lang-id 4.26.1, stopwords-json 1.2.0 and @orama/stopwords 3.1.18.
#
# 1. The first four drop panjang (long) and keep pendek (short). Trousers, "celana panjang", become "celana", which also finds shorts,
#    "celana pendek"; shorts are still found alone. "Kemeja lengan panjang" loses its long sleeves in the same way.
# 2. All six drop dalam: underpants, "celana dalam", become "celana" too. @orama/orama 3.1.18 finds all trousers for them, also when each
#    word must match (`threshold: 0`).
# 3. All six drop kecil (small), so @orama/orama finds no small bag for "kecil". The first four drop besar (large) too. stopword and
#    stopwords-iso drop tinggi (high): high heels, "sepatu hak tinggi", are any heels.
#
# Used in packages/backend-kit/src/search, which indexes with PostgreSQL's `simple` configuration: it has no stop words. Fails when any of
# this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund stopword@3.1.5 stopwords-iso@1.1.0 natural@8.1.1 @nlpjs/lang-id@4.26.1 \
  stopwords-json@1.2.0 @orama/stopwords@3.1.18 @orama/orama@3.1.18 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { StopwordsId } from '@nlpjs/lang-id'
import { create, insert, search } from '@orama/orama'
import { stopwords } from '@orama/stopwords/indonesian'
import natural from 'natural'
import { ind, removeStopwords } from 'stopword'

const require = createRequire(import.meta.url)
const without = (list) => (words) => words.filter((word) => !list.includes(word))
const libraries = {
  stopword: (words) => removeStopwords(words, ind),
  'stopwords-iso': without(require('stopwords-iso').id),
  natural: (words) => natural.StemmerId.tokenizeAndStem(words.join(' ')),
  '@nlpjs/lang-id': (words) => new StopwordsId().removeStopwords(words),
  'stopwords-json': without(require('stopwords-json').id),
  '@orama/stopwords': without(stopwords),
}
const queries = [
  ...['celana panjang', 'celana pendek', 'celana dalam', 'kemeja lengan panjang', 'tas besar', 'tas kecil'],
  'sepatu hak tinggi',
]
const left = Object.fromEntries(
  queries.map((query) => [
    query,
    Object.fromEntries(Object.entries(libraries).map(([name, remove]) => [name, remove(query.split(' ')).join(' ')])),
  ]),
)
console.table(left)

const long = ['stopword', 'stopwords-iso', 'natural', '@nlpjs/lang-id']
const high = ['stopword', 'stopwords-iso']
for (const name of Object.keys(libraries)) {
  const of = (query) => left[query][name]
  assert.equal(of('celana panjang'), long.includes(name) ? 'celana' : 'celana panjang')
  assert.equal(of('celana pendek'), 'celana pendek')
  assert.equal(of('kemeja lengan panjang'), long.includes(name) ? 'kemeja lengan' : 'kemeja lengan panjang')
  assert.equal(of('celana dalam'), 'celana')
  assert.equal(of('tas besar'), long.includes(name) ? 'tas' : 'tas besar')
  assert.equal(of('tas kecil'), 'tas')
  assert.equal(of('sepatu hak tinggi'), high.includes(name) ? 'sepatu hak' : 'sepatu hak tinggi')
}

const names = ['Celana Panjang', 'Celana Pendek', 'Celana Dalam', 'Kebaya', 'Tas Kecil', 'Tas Besar']
const database = create({
  schema: { name: 'string' },
  components: { tokenizer: { language: 'indonesian', stemming: false, stopWords: stopwords } },
})
for (const name of names) await insert(database, { name })
const find = async (term) => {
  const { hits } = await search(database, { term, threshold: 0 })
  return hits.map(({ document }) => document.name).sort()
}
const found = {}
for (const term of ['celana panjang', 'celana dalam', 'kecil', 'tas kecil']) found[term] = await find(term)
console.log('@orama/orama:', found)
assert.deepEqual(found, {
  'celana panjang': ['Celana Panjang'],
  'celana dalam': ['Celana Dalam', 'Celana Panjang', 'Celana Pendek'],
  kecil: [],
  'tas kecil': ['Tas Besar', 'Tas Kecil'],
})
console.log('As described.')
SCRIPT
DOTENV_CONFIG_QUIET=true node run.mjs
