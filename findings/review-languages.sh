#!/usr/bin/env bash
# Language detectors take Indonesian reviews for Malay or the reverse: eld 2.1.0, franc 6.2.0, tinyld 1.3.4, lande 1.0.10 and languagedetect
# 2.0.0, with ten Indonesian reviews and three Malay ones.
#
# 1. eld does not know Indonesian. It detects all ten as Malay, and calls each reliable. Limited to Indonesian and English by
#    `setLanguageSubset(['id', 'en'])` it silently drops Indonesian: the ten are English or nothing.
# 2. franc detects two of the ten as Malay and one as Sundanese. Limited to Indonesian and English (`only`) it is right.
# 3. tinyld, lande and languagedetect detect all ten as Indonesian, and the three Malay ones too.
#
# Here: a review has the language of the request that sent it (packages/backend-kit/src/orders/written-review.ts). Fails when any of this
# has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund eld@2.1.0 franc@6.2.0 tinyld@1.3.4 lande@1.0.10 languagedetect@2.0.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { eld } from 'eld'
import { franc } from 'franc'
import lande from 'lande'
import LanguageDetect from 'languagedetect'
import { detect } from 'tinyld'

await eld.load('large')
const languageDetect = new LanguageDetect()
const detectors = {
  eld: (text) => eld.detect(text).language,
  franc: (text) => franc(text),
  'franc, only': (text) => franc(text, { only: ['ind', 'eng'] }),
  tinyld: (text) => detect(text),
  lande: (text) => lande(text)[0][0],
  languagedetect: (text) => languageDetect.detect(text, 1)[0][0],
}
const indonesian = [
  'Bahannya adem dan jahitannya rapi, ukurannya pas.',
  'Suka banget, warnanya cantik seperti di foto.',
  'Barang sudah sampai, terima kasih.',
  'Kemeja ini nyaman dipakai, tetapi agak panjang untuk saya yang tinggi badannya 160 cm.',
  'Pengiriman cepat, kualitas bagus sesuai harga.',
  'Celananya kekecilan, mau tukar ukuran L.',
  'Kainnya lembut, tidak menerawang, dan tidak luntur setelah dicuci.',
  'Sepatu ini ringan dan nyaman untuk jalan jauh.',
  'Warna tidak sesuai gambar, tetapi modelnya bagus.',
  'Saya beli dua, satu untuk ibu saya dan satu untuk adik saya.',
]
const malay = [
  'Kain ini sejuk dan jahitannya kemas, saiznya sesuai.',
  'Saya sangat suka, warnanya cantik seperti dalam gambar.',
  'Kasut ini ringan dan selesa untuk berjalan jauh.',
]
const count = (texts, detector) =>
  Object.fromEntries(Map.groupBy(texts, detector).entries().map(([language, of]) => [language, of.length]))
const seen = Object.fromEntries(
  Object.entries(detectors).map(([name, detector]) => [
    name,
    { indonesian: count(indonesian, detector), malay: count(malay, detector) },
  ]),
)
console.log(seen)
assert.deepEqual(seen, {
  eld: { indonesian: { ms: 10 }, malay: { ms: 3 } },
  franc: { indonesian: { zlm: 2, sun: 1, ind: 7 }, malay: { ind: 2, zlm: 1 } },
  'franc, only': { indonesian: { ind: 10 }, malay: { ind: 3 } },
  tinyld: { indonesian: { id: 10 }, malay: { id: 3 } },
  lande: { indonesian: { ind: 10 }, malay: { ind: 3 } },
  languagedetect: { indonesian: { indonesian: 10 }, malay: { indonesian: 3 } },
})
assert.ok(indonesian.every((text) => eld.detect(text).isReliable()))

const subset = eld.setLanguageSubset(['id', 'en'])
const limited = count(indonesian, detectors.eld)
console.log('eld, limited to', subset, limited)
assert.deepEqual(Object.values(subset), ['en'])
assert.deepEqual(limited, { '': 2, en: 8 })
console.log('As described.')
SCRIPT
node run.mjs
