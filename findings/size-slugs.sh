#!/usr/bin/env bash
# Slug libraries give two sizes of one shoe or garment the same slug, so a slug cannot be a size code: slugify 1.6.9, @sindresorhus/slugify
# 3.0.1, slug 12.0.1, limax 4.2.3, github-slugger 2.0.0 and speakingurl 14.0.1.
#
# 1. slugify, @sindresorhus/slugify, slug and speakingurl turn 36 ½ into 36: they drop the fraction, though each transliterates accented
#    letters. limax spells it out, but 36½ without a space is "361-2"; github-slugger turns 36½ into "36" and 36 ½ into "36-".
# 2. slugify (strict), slug and github-slugger turn 7.5 into "75", plain slugify does so for 7,5: a child's shoe size becomes one that no
#    shoe has. 36 1/3 becomes "36-13", the same as 36 13.
# 3. All of them but plain slugify turn XL+ into XL.
# 4. slug returns the Base64 of a text when nothing else is left: ½ alone becomes "wr0", which reads as a word.
#
# Used in packages/backend-kit/src/import/size-codes.ts, which adds a hash when letters and digits lose information. Fails when any of this
# has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund slugify@1.6.9 @sindresorhus/slugify@3.0.1 slug@12.0.1 limax@4.2.3 \
  github-slugger@2.0.0 speakingurl@14.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import sindresorhus from '@sindresorhus/slugify'
import { slug as github } from 'github-slugger'
import limax from 'limax'
import slug from 'slug'
import slugify from 'slugify'
import speakingurl from 'speakingurl'

const libraries = {
  slugify: (text) => slugify(text),
  'slugify strict': (text) => slugify(text, { strict: true, lower: true }),
  '@sindresorhus/slugify': (text) => sindresorhus(text),
  slug: (text) => slug(text),
  limax: (text) => limax(text),
  'github-slugger': (text) => github(text),
  speakingurl: (text) => speakingurl(text),
}
const sizes = ['36', '36 ½', '36½', '7.5', '7,5', '36 1/3', '36 13', 'XL', 'XL+', '½']
const seen = Object.fromEntries(
  Object.entries(libraries).map(([name, toSlug]) => [
    name,
    Object.fromEntries(sizes.map((size) => [size, toSlug(size)])),
  ]),
)
console.table(seen)

for (const name of ['slugify', 'slugify strict', '@sindresorhus/slugify', 'slug', 'speakingurl']) {
  assert.equal(seen[name]['36 ½'], '36')
  assert.equal(libraries[name]('é').toLowerCase(), 'e')
}
assert.deepEqual([seen.limax['36 ½'], seen.limax['36½']], ['36-1-2', '361-2'])
assert.equal(seen['github-slugger']['36 ½'], '36-')
for (const name of ['slugify strict', 'slug', 'github-slugger']) {
  assert.equal(seen[name]['7.5'], '75')
  assert.equal(seen[name]['36 1/3'], seen[name]['36 13'])
}
assert.equal(seen.slugify['7.5'], '7.5')
assert.equal(seen.slugify['7,5'], '75')
for (const name of Object.keys(libraries))
  assert.equal(seen[name]['XL+'] === seen[name].XL, name !== 'slugify')
assert.equal(seen.slug['½'], 'wr0')
console.log('As described.')
SCRIPT
node run.mjs
