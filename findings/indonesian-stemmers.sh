#!/usr/bin/env bash
# Indonesian stemmers turn garments into other things: @orama/stemmers 3.1.18 and @nlpjs/lang-id 4.26.1, which follow Snowball's rules, and
# sastrawijs 1.1.0 and natural 8.1.1, which have a dictionary.
#
# 1. The first two strip a beginning that only looks like a prefix: kemeja (shirt) becomes meja (table), kelabu (grey) labu (pumpkin),
#    keranjang (basket) ranjang (bed), permata (gem) mata (eye), perempuan (woman) empu (master smith). In @orama/orama 3.1.18 a search for
#    "meja" finds shirts.
# 2. They split real affixes at the wrong place: bersaku (with pockets) becomes "bersa" (without -ku, my), berenda (with lace) "enda", so
#    "saku" and "renda" don't find them. berkancing (with buttons) does become kancing.
# 3. The other two get all of these right, but turn keperakan (silvery) into "pera"; keemasan (golden) becomes emas (gold).
# 4. All four turn names of garments into stop words: atasan (top) into atas (above), bawahan (bottom) into bawah (below), dalaman
#    (underwear) into dalam (inside). natural and stopword 3.1.5 list all three as stop words.
#
# Used in packages/backend-kit/src/search/correct-word.ts, which removes affixes only when a word that the shop uses remains. Fails when any
# of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @orama/stemmers@3.1.18 @nlpjs/lang-id@4.26.1 sastrawijs@1.1.0 natural@8.1.1 \
  @orama/orama@3.1.18 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { StemmerId } from '@nlpjs/lang-id'
import { create, insert, search } from '@orama/orama'
import { stemmer } from '@orama/stemmers/indonesian'
import natural from 'natural'
import { Stemmer } from 'sastrawijs'

const sastrawi = new Stemmer()
const nlp = new StemmerId()
const stemmers = {
  '@orama/stemmers': stemmer,
  '@nlpjs/lang-id': (word) => nlp.stemWord(word),
  sastrawijs: (word) => sastrawi.stem(word),
  natural: (word) => natural.StemmerId.stem(word),
}
/** Word: [stem by rules, stem by dictionary]. */
const expected = {
  kemeja: ['meja', 'kemeja'],
  kelabu: ['labu', 'kelabu'],
  keranjang: ['ranjang', 'keranjang'],
  permata: ['mata', 'permata'],
  perempuan: ['empu', 'perempuan'],
  bersaku: ['bersa', 'saku'],
  berenda: ['enda', 'renda'],
  berkancing: ['kancing', 'kancing'],
  keperakan: ['perak', 'pera'],
  keemasan: ['emas', 'emas'],
  atasan: ['atas', 'atas'],
  bawahan: ['bawah', 'bawah'],
  dalaman: ['dalam', 'dalam'],
}
const stems = Object.fromEntries(
  Object.keys(expected).map((word) => [
    word,
    Object.fromEntries(Object.entries(stemmers).map(([name, stem]) => [name, stem(word)])),
  ]),
)
console.table(stems)
for (const [word, [byRules, byDictionary]] of Object.entries(expected))
  assert.deepEqual(Object.values(stems[word]), [byRules, byRules, byDictionary, byDictionary], word)

const database = create({
  schema: { name: 'string' },
  components: { tokenizer: { language: 'indonesian', stemming: true, stemmer } },
})
for (const name of ['Taplak Meja', 'Kemeja Pria', 'Rok Bersaku', 'Blus Berenda', 'Blus Berkancing'])
  await insert(database, { name })
const found = {}
for (const term of ['meja', 'kemeja', 'saku', 'renda', 'kancing']) {
  const { hits } = await search(database, { term })
  found[term] = hits.map(({ document }) => document.name).sort()
}
console.log('@orama/orama:', found)
assert.deepEqual(found, {
  meja: ['Kemeja Pria', 'Taplak Meja'],
  kemeja: ['Kemeja Pria', 'Taplak Meja'],
  saku: [],
  renda: [],
  kancing: ['Blus Berkancing'],
})
console.log('As described.')
SCRIPT
DOTENV_CONFIG_QUIET=true node run.mjs
