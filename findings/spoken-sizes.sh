#!/usr/bin/env bash
# Speech of screen readers names a size that a garment does not have, and a price without its thousands: eSpeak NG 1.52-dev (espeak-ng 1.0.2
# on npm). NVDA and Orca come with eSpeak NG.
#
# 1. XL is a Roman numeral to it: "empat puluh" (forty) in Indonesian, and 40 in Malay, French, German, Spanish, Italian, Portuguese and
#    Romanian too. Trousers and shoes do have a size 40. English, Dutch and Polish spell it. So do all of them with 2XL, and with XXL,
#    except for Portuguese: there XXL is 50, and XXXL 60. "L/XL" and "S–XL" have a forty as well.
# 2. A no-break space, which Intl writes between groups of digits in French, splits a number: "249 000 IDR" is "249, zero zero zero" in the
#    French voice, with the narrow one and the wide one. With an ordinary space it is 249000.
# 3. Rp249.000 is right in the Indonesian voice. The English one reads 249 point 0 0 0, the Indonesian one 249,000 as 249 comma 0 0 0.
# 4. In Indonesian ° and × are silent: "30 °C" is "30 C", "5 × 8 cm" is "5 8 cm". ½ is in English: "36 a half".
#
# Here: each page names its language, and its prices are written in it (packages/contract/src/rules/money.ts), so 3 is right. French prices
# keep their narrow spaces, and a size is as the shop writes it. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund espeak-ng@1.0.2 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import speak from 'espeak-ng'

const heard = new Map()

/** The phonemes of a text, without stress marks and pauses. */
async function say(voice, text) {
  const key = `${voice} ${text}`
  if (!heard.has(key)) {
    const { FS } = await speak({ arguments: ['--phonout', 'out', '-q', '-b', '1', '--ipa', '-v', voice, text] })
    heard.set(key, FS.readFile('out', { encoding: 'utf8' }).replace(/[ˈˌː\s]/g, ''))
  }
  return heard.get(key)
}
const sounds = async (voice, text, same) => assert.equal(await say(voice, text), await say(voice, same), `${voice}: ${text}`)
const differs = async (voice, text, other) => assert.notEqual(await say(voice, text), await say(voice, other), `${voice}: ${text}`)

const roman = ['id', 'ms', 'fr', 'de', 'es', 'it', 'pt', 'ro']
for (const voice of [...roman, 'en-us', 'nl', 'pl']) {
  const [size, large, forty, letter] = [await say(voice, 'XL'), await say(voice, 'XXL'), await say(voice, '40'), await say(voice, 'L')]
  console.log(voice, 'XL:', size, '40:', forty, 'XXL:', large)
  // German and French add "Roman", and Italian has an ordinal with the same stem.
  const isForty = size.includes(voice === 'it' ? forty.slice(0, -1) : forty)
  assert.deepEqual([isForty, size.endsWith(letter)], roman.includes(voice) ? [true, false] : [false, true], voice)
  assert.equal(large.endsWith(letter), voice !== 'pt', voice)
}
await sounds('pt', 'XXL', '50')
await sounds('pt', 'XXXL', '60')
await sounds('id', 'L/XL', 'L/40')
await sounds('id', 'S–XL', 'S 40')
await sounds('id', '2XL', '2 X L')

const french = new Intl.NumberFormat('fr-FR').format(249_000)
assert.equal(french, '249\u202f000')
for (const space of ['\u202f', '\u00a0']) await sounds('fr', `249${space}000 IDR`, '249, 0 0 0 IDR')
await sounds('fr', '249 000 IDR', '249000 IDR')
await differs('fr', '249000', '249, 0 0 0')

await sounds('id', 'Rp249.000', 'Rp 249000')
await sounds('en-us', 'Rp249.000', 'Rp 249 point 0 0 0')
await sounds('id', '249,000', '249 koma 0 0 0')
await sounds('en-us', '249,000', '249000')

await sounds('id', '30 °C', '30 C')
await differs('en-us', '30 °C', '30 C')
await sounds('id', '5 × 8 cm', '5 8 cm')
assert.match(await say('id', '36 ½'), /\(en\)/)
console.log('As described.')
SCRIPT
node run.mjs
