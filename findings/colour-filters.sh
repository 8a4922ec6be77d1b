#!/usr/bin/env bash
# Libraries that name the nearest colour put brown garments into a filter's grey or green: color-namer 1.4.0, color-2-name 1.5.2,
# nearest-color 0.4.4 with color-namer's list of basic colours, and hex-color-to-color-name 2.0.1.
#
# 1. Chocolate (#5b4033), coffee (#6f4e37) and mocha (#8b6f5c) are grey in color-namer's basic list, which has brown: that is a brick red
#    (#A52A2A, as in CSS). Its distance deltaE says grey too. nearest-color says brown, brown and grey.
# 2. color-2-name calls chocolate and coffee darkolivegreen; color-namer's list roygbiv calls all three green. That list has no white, black
#    or brown, so off-white (#fbfbfa) is violet in it.
# 3. Navy (#1f2a44) is black in color-namer's basic list and in nearest-color, darkslategrey in color-2-name.
# 4. hex-color-to-color-name has poetic names instead: coffee is "Shingle Fawn", black (#1c1c1e) "Shark".
#
# Here: a garment has its colour's name and filter code from the shop, the hex value is only drawn (`color` in
# packages/contract/src/product.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund color-namer@1.4.0 color-2-name@1.5.2 nearest-color@0.4.4 \
  hex-color-to-color-name@2.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { closest } from 'color-2-name'
import namer from 'color-namer'
import { GetColorName } from 'hex-color-to-color-name'
import nearestColor from 'nearest-color'

const basic = Object.fromEntries(namer.lists.basic.map(({ name, hex }) => [name, hex]))
const nearest = nearestColor.from(basic)
const garments = { chocolate: '#5b4033', coffee: '#6f4e37', mocha: '#8b6f5c', navy: '#1f2a44', 'off-white': '#fbfbfa', black: '#1c1c1e' }
const seen = Object.fromEntries(
  Object.entries(garments).map(([garment, hex]) => [
    garment,
    {
      basic: namer(hex).basic[0].name,
      deltaE: namer(hex, { distance: 'deltaE' }).basic[0].name,
      roygbiv: namer(hex).roygbiv[0].name,
      'color-2-name': closest(hex).name,
      'nearest-color': nearest(hex).name,
      'hex-color-to-color-name': GetColorName(hex),
    },
  ]),
)
console.table(seen)

assert.equal(basic.brown, '#A52A2A')
const names = (library) => Object.values(seen).map((of) => of[library])
assert.deepEqual(names('basic'), ['gray', 'gray', 'gray', 'black', 'white', 'black'])
assert.deepEqual(names('deltaE'), ['gray', 'gray', 'gray', 'black', 'white', 'black'])
assert.deepEqual(names('roygbiv'), ['green', 'green', 'green', 'indigo', 'violet', 'indigo'])
assert.deepEqual(names('color-2-name'), ['darkolivegreen', 'darkolivegreen', 'dimgrey', 'darkslategrey', 'snow', 'black'])
assert.deepEqual(names('nearest-color'), ['brown', 'brown', 'gray', 'black', 'white', 'black'])
assert.equal(seen.coffee['hex-color-to-color-name'], 'Shingle Fawn')
assert.equal(seen.black['hex-color-to-color-name'], 'Shark')
console.log('As described.')
SCRIPT
node run.mjs
