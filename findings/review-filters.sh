#!/usr/bin/env bash
# Profanity filters flag polite Indonesian reviews, since their words are of other languages: bad-words 4.1.5, no-profanity 1.5.1, obscenity
# 0.4.6, bad-words-next 3.2.0, leo-profanity 1.9.0, @2toad/profanity 3.3.0 and glin-profanity 3.3.0. swearjar 0.2.0 flags none of these.
#
# 1. bad-words and no-profanity flag "Suka banget" (love it): their lists for English contain a Polish word. bad-words makes it
#    "**** banget".
# 2. All seven flag a shirt in cement grey, "abu semen".
# 3. obscenity and bad-words-next flag "Cuma agak panjang" (only a bit long), since they also match parts of words. obscenity flags
#    "analisis" (analysis) too.
# 4. leo-profanity, no-profanity and glin-profanity flag the colour nude.
# 5. With `allLanguages: true` glin-profanity flags a height in cm, for its list of Turkish, and "suka", for that of Polish. It has none of
#    Indonesian.
#
# Here: reviews are moderated by staff (packages/backend/src/orders/reviews.ts), without a word list. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund bad-words@4.1.5 no-profanity@1.5.1 obscenity@0.4.6 bad-words-next@3.2.0 \
  leo-profanity@1.9.0 @2toad/profanity@3.3.0 glin-profanity@3.3.0 swearjar@0.2.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { profanity } from '@2toad/profanity'
import { Filter } from 'bad-words'
import * as glin from 'glin-profanity'
import leo from 'leo-profanity'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import swearjar from 'swearjar'

const require = createRequire(import.meta.url)
const { isProfane } = require('no-profanity')
const Next = require('bad-words-next')

const words = new Filter()
const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })
const next = new Next({ data: require('bad-words-next/lib/en') })
const english = new glin.Filter({ languages: ['english'] })
const every = new glin.Filter({ allLanguages: true })
const filters = {
  'bad-words': (text) => words.isProfane(text),
  'no-profanity': (text) => isProfane(text),
  obscenity: (text) => matcher.hasMatch(text),
  'bad-words-next': (text) => next.check(text),
  'leo-profanity': (text) => leo.check(text),
  '@2toad/profanity': (text) => profanity.exists(text),
  'glin-profanity': (text) => english.isProfane(text),
  'glin-profanity, all': (text) => every.isProfane(text),
  swearjar: (text) => swearjar.profane(text),
}
const all = Object.keys(filters)
const expected = {
  'Suka banget, bahannya adem.': ['bad-words', 'no-profanity', 'glin-profanity, all'],
  'Kaos abu semen ini cantik.': all.filter((name) => name !== 'swearjar'),
  'Bagus, cuma agak panjang.': ['obscenity', 'bad-words-next'],
  'Menurut analisis saya, ukurannya pas.': ['obscenity'],
  'Warna nude cantik.': ['no-profanity', 'leo-profanity', 'glin-profanity', 'glin-profanity, all'],
  'Tinggi saya 160 cm, pas.': ['glin-profanity, all'],
  'Jahitannya rapi, bahannya halus.': [],
}
for (const [text, names] of Object.entries(expected)) {
  const found = all.filter((name) => filters[name](text))
  console.log(text, found.join(', ') || '-')
  assert.deepEqual(found, names, text)
}
console.log(words.clean('Suka banget, bahannya adem.'))
assert.equal(words.clean('Suka banget, bahannya adem.'), '**** banget, bahannya adem.')
console.log('As described.')
SCRIPT
node run.mjs
