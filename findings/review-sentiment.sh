#!/usr/bin/env bash
# Libraries that tell happy reviews from unhappy ones take Indonesian praise for complaints, and complaints for praise: @nlpjs/sentiment
# 4.26.1 with @nlpjs/lang-id 4.26.1, and multilang-sentiment 2.0.0. Both have AFINN, a list of English words with scores, in translation.
#
# 1. "Sangat kecewa" (very disappointed) has the score 2 in both, since sangat (very) alone is 4. @nlpjs votes positive; multilang-sentiment
#    returns that positive score with the category negative.
# 2. "Terlalu ketat" (too tight) is 3, "Bahannya keras" (the fabric is stiff) 3. "Hebat, pengiriman lancar" (great, smooth delivery) is -5,
#    "Cukup longgar" (loose enough) -5, "Model sederhana dan sopan" (simple and modest) -4. Uniform (seragam) is -2, glasses (kacamata) -3.
# 3. @nlpjs has an empty list of negations for Indonesian; tidak (not) is a word of -2. "Tidak bagus" (not good) is 1, "Tidak mengecewakan"
#    (does not disappoint) -4.
# 4. In multilang-sentiment tidak reverses the words up to every fifth of the text, across commas: "Tidak luntur, jahitan rapi, bahan bagus"
#    (colourfast, neat seams, good fabric) is -5. So it has no effect behind five words, and has again behind six: "Menurut saya bahan kaos
#    ini tidak bagus" (I think that the fabric of this T-shirt is not good) is 3, with "memang" (really) before tidak -3. Gak, as people
#    write it, has none: "Gak bagus" is 3.
# 5. It takes words that differ in their last letter for each other: "Harga murah" (a low price) is -2, since muram (gloomy) is.
#
# Here: a review has stars (packages/contract/src/rules/reviews.ts), and its text has no score. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @nlpjs/core@4.26.1 @nlpjs/sentiment@4.26.1 @nlpjs/lang-id@4.26.1 \
  multilang-sentiment@2.0.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { containerBootstrap } = require('@nlpjs/core')
const { LangId } = require('@nlpjs/lang-id')
const { SentimentAnalyzer } = require('@nlpjs/sentiment')
const multilang = require('multilang-sentiment')

const container = await containerBootstrap()
container.use(LangId)
const analyzer = new SentimentAnalyzer({ container })

async function read(text) {
  const { sentiment } = await analyzer.process({ utterance: text, locale: 'id' })
  const { score, category } = multilang(text, 'id')
  return { text, nlpjs: sentiment.score, vote: sentiment.vote, multilang: score, category }
}

// The text, and its scores by @nlpjs and multilang-sentiment.
const unhappy = [
  ['Sangat kecewa', 2, 2],
  ['Terlalu ketat', 3, 3],
  ['Bahannya keras', 3, 3],
  ['Tidak bagus', 1, -3],
  ['Gak bagus', 3, 3],
  ['Bahan kaos ini tidak bagus', 1, -3],
  ['Menurut saya bahan kaos ini tidak bagus', 1, 3],
  ['Menurut saya bahan kaos ini memang tidak bagus', 1, -3],
]
const happy = [
  ['Hebat, pengiriman lancar', -5, -5],
  ['Cukup longgar', -5, -5],
  ['Model sederhana dan sopan', -4, -4],
  ['Tidak mengecewakan', -4, 2],
  ['Tidak luntur, jahitan rapi, bahan bagus', 3, -5],
  ['Harga murah', 0, -2],
]
const words = [
  ['seragam', -2, -2],
  ['kacamata', -3, -3],
  ['sangat', 4, 4],
  ['tidak', -2, -2],
  ['muram', -2, -2],
  ['bagus', 3, 3],
]
const expected = [...unhappy, ...happy, ...words]
const seen = []
for (const [text] of expected) seen.push(await read(text))
console.table(seen)
assert.deepEqual(seen.map(({ text, nlpjs, multilang: score }) => [text, nlpjs, score]), expected)
assert.deepEqual([seen[0].vote, seen[0].category], ['positive', 'negative'])
assert.deepEqual(require('@nlpjs/lang-id/src/sentiment/negations_id.json'), { words: [] })
assert.deepEqual(multilang('Harga murah', 'id').negative, ['muram'])
console.log('As described.')
SCRIPT
node run.mjs
