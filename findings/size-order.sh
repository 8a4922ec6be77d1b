#!/usr/bin/env bash
# Libraries that sort naturally, or sort sizes, put a shoe's or a garment's sizes in the wrong order: javascript-natural-sort 0.7.1,
# typescript-natural-sort 0.7.2, natural-sort 1.0.0 and apparel-sorter 0.3.1.
#
# 1. In the first three 36 1/3 and 36 2/3 precede 36, since a number alone is compared with the text " 1/3". 36 ½ follows 36. natural-sort
#    puts bra sizes 70D and 70E before 70A.
# 2. apparel-sorter removes what is no digit: to `numberify` 36 1/3 is 3613, and `sort` puts it after 46, but only when they come in the
#    right order. Decimals, fractions and cups are dropped, so 36.5 and 36, or 70A and 70B, stay in the order in which they come.
# 3. It knows "One Size" and "M (38)". "Size S", "Size M" and "Size L", or XXXS, stay in the order in which they come, and the 3L of Asian
#    sizes precedes M.
# 4. natural-orderby 5.0.0, natsort 2.0.3, natural-compare 1.4.0, string-natural-compare 3.0.1 and Intl.Collator with `numeric` sort numbers
#    and cups correctly. XL precedes XS in all of them, as expected.
#
# Here: sizes keep the order of the shop's file (packages/backend/src/import/garment.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund javascript-natural-sort@0.7.1 typescript-natural-sort@0.7.2 natural-sort@1.0.0 \
  apparel-sorter@0.3.1 natural-orderby@5.0.0 natsort@2.0.3 natural-compare@1.4.0 string-natural-compare@3.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { orderBy } from 'natural-orderby'

const require = createRequire(import.meta.url)
const apparelSorter = require('apparel-sorter')
const typescriptSort = require('typescript-natural-sort')
const natsort = require('natsort')
const by = (compare) => (sizes) => sizes.toSorted(compare)
const libraries = {
  'javascript-natural-sort': by(require('javascript-natural-sort')),
  'typescript-natural-sort': by(typescriptSort.default ?? typescriptSort),
  'natural-sort': by(require('natural-sort')()),
  'apparel-sorter': (sizes) => apparelSorter.sort([...sizes]),
  'natural-orderby': (sizes) => orderBy(sizes),
  natsort: by((natsort.default ?? natsort)()),
  'natural-compare': by(require('natural-compare')),
  'string-natural-compare': by(require('string-natural-compare')),
  'Intl.Collator': by(new Intl.Collator('id', { numeric: true }).compare),
}
const lists = {
  thirds: ['36', '36 1/3', '36 2/3', '37', '46'],
  halves: ['36', '36 ½', '37'],
  decimals: ['36', '36.5', '37'],
  cups: ['70A', '70B', '70D', '70E', '75A'],
}
const seen = {}
for (const [library, sort] of Object.entries(libraries)) {
  seen[library] = {}
  for (const [name, sizes] of Object.entries(lists)) {
    const [upwards, downwards] = [sizes, sizes.toReversed()].map((given) => sort(given).join(', '))
    seen[library][name] = upwards === downwards ? upwards : `as given: ${upwards} or ${downwards}`
  }
}
console.dir(seen, { depth: null })

const right = Object.fromEntries(Object.entries(lists).map(([name, sizes]) => [name, sizes.join(', ')]))
const wrong = {
  'javascript-natural-sort': { thirds: '36 1/3, 36 2/3, 36, 37, 46' },
  'typescript-natural-sort': { thirds: '36 1/3, 36 2/3, 36, 37, 46' },
  'natural-sort': {
    thirds: '36 1/3, 36 2/3, 36, 37, 46',
    cups: 'as given: 70D, 70E, 70A, 70B, 75A or 70E, 70D, 70A, 70B, 75A',
  },
  'apparel-sorter': {
    thirds: 'as given: 36, 37, 46, 36 1/3, 36 2/3 or 36, 36 1/3, 36 2/3, 37, 46',
    halves: 'as given: 36, 36 ½, 37 or 36 ½, 36, 37',
    decimals: 'as given: 36, 36.5, 37 or 36.5, 36, 37',
    cups: 'as given: 70A, 70B, 70D, 70E, 75A or 70E, 70D, 70B, 70A, 75A',
  },
}
for (const [library, orders] of Object.entries(seen)) assert.deepEqual(orders, { ...right, ...wrong[library] }, library)

const { numberify, sort } = apparelSorter
assert.equal(numberify('36 1/3'), 3613)
const mixed = ['XL', 'One Size', 'M (38)', '3XL', 'XS', 'S', 'XXL', 'L', '2XL']
assert.deepEqual(sort(mixed), ['One Size', 'XS', 'S', 'M (38)', 'L', 'XL', '2XL', 'XXL', '3XL'])
for (const sizes of [['Size L', 'Size M', 'Size S'], ['Size S', 'Size M', 'Size L']]) assert.deepEqual(sort([...sizes]), sizes)
for (const sizes of [['XXXS', 'S', 'M'], ['S', 'M', 'XXXS']]) assert.deepEqual(sort([...sizes]), sizes)
assert.deepEqual(sort(['3L', 'L', 'M']), ['3L', 'M', 'L'])
for (const [library, order] of Object.entries(libraries)) {
  if (library !== 'apparel-sorter') assert.deepEqual(order(['XS', 'XL']), ['XL', 'XS'], library)
}
console.log('As described.')
SCRIPT
node run.mjs
