#!/usr/bin/env bash
# Libraries that take the colours of a picture miss a pale garment, or return colours that the picture does not have: extract-colors 4.2.1
# and node-vibrant 4.0.4. Each picture is a garment with a darker fold on white, as shops show them, drawn with sharp 0.35.5.
#
# 1. extract-colors merges a cream, mint or yellow garment, 41% of the picture, into the white background, and keeps its fold: the colours
#    are white, 97%, and the fold, 3%. A pale pink or light blue garment is white altogether. Of dark ones it returns the garment, 44%.
# 2. node-vibrant fills empty places of its palette by changing the lightness of another colour: Vibrant of a pale pink garment is red
#    (#c23c3c), of a navy one blue (#4a74b4), of an off-white one violet-grey (#6f6f8f). Only their population, 0, tells.
# 3. Colours that it does find are rounded: navy #1f2a44 is #1c2c44.
# 4. colorthief 3.5.0 returns each garment's own colour, except for a white shirt: it ignores white, and returns the fold.
#
# Here: a picture's colour comes with the picture, and is only its placeholder (`dominant_color` in packages/contract/src/product.ts). Fails
# when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund extract-colors@4.2.1 node-vibrant@4.0.4 colorthief@3.5.0 sharp@0.35.5 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { getColor } from 'colorthief'
import { extractColors } from 'extract-colors'
import { Vibrant } from 'node-vibrant/node'
import sharp from 'sharp'

const shapes = (garment, fold) => `<rect width="200" height="260" fill="#fff"/>
<path d="M40 40h120v190h-120z" fill="${garment}"/><path d="M95 60h10v160h-10z" fill="${fold}"/>`
const draw = (garment, fold) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="260">${shapes(garment, fold)}</svg>`)).png().toBuffer()

async function coloursOf(garment, fold) {
  const picture = await draw(garment, fold)
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
  const palette = Object.entries(await Vibrant.from(picture).getPalette()).filter(([, swatch]) => swatch)
  const places = (isMade) =>
    Object.fromEntries(palette.filter(([, { population }]) => (population === 0) === isMade).map(([place, { hex }]) => [place, hex]))
  return {
    'extract-colors': Object.fromEntries((await extractColors(pixels)).map(({ hex, area }) => [hex, Math.round(area * 100)])),
    found: places(false),
    made: places(true),
    colorthief: (await getColor(picture)).hex(),
  }
}
const garments = {
  cream: ['#e8dcc3', '#cfbf9d'],
  mint: ['#d5ece0', '#b5d6c6'],
  yellow: ['#f5e9a8', '#dccb7e'],
  pink: ['#f4d9dc', '#e3bfc4'],
  'light blue': ['#dbe7f3', '#bccfe2'],
  navy: ['#1f2a44', '#141c30'],
  black: ['#1c1c1e', '#0c0c0d'],
  grey: ['#9a9a9a', '#707070'],
  'off-white': ['#fbfbfa', '#d9dbe0'],
  white: ['#ffffff', '#e4e4e6'],
}
const seen = {}
for (const [name, colours] of Object.entries(garments)) seen[name] = await coloursOf(...colours)
console.log(seen)

const extracted = (name) => seen[name]['extract-colors']
for (const name of ['cream', 'mint', 'yellow']) assert.deepEqual(extracted(name), { '#ffffff': 97, [garments[name][1]]: 3 })
for (const name of ['pink', 'light blue']) assert.deepEqual(extracted(name), { '#ffffff': 100 })
for (const name of ['navy', 'black', 'grey']) assert.deepEqual(extracted(name), { '#ffffff': 56, [garments[name][0]]: 44 })
assert.equal(seen.pink.made.Vibrant, '#c23c3c')
assert.equal(seen.navy.made.Vibrant, '#4a74b4')
assert.equal(seen['off-white'].made.Vibrant, '#6f6f8f')
for (const name of ['pink', 'light blue', 'navy', 'black']) assert.equal(Object.keys(seen[name].made).length, 5)
assert.deepEqual(seen.navy.found, { DarkVibrant: '#1c2c44' })
for (const [name, [garment, fold]] of Object.entries(garments)) assert.equal(seen[name].colorthief, name === 'white' ? fold : garment)
console.log('As described.')
SCRIPT
node run.mjs
