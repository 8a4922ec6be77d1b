#!/usr/bin/env bash
# Libraries that read robots.txt open pages that a shop closes, and close pages that it opens: exclusion 0.2.0, robots-txt-parser 2.0.3 and
# robots-txt-guard 1.0.2 with robots-txt-parse 2.0.1. robots-parser 3.0.1 follows RFC 9309 in each of these files.
#
# 1. exclusion calls itself RFC-compliant, but normalises a rule's query as if it were a form's: `?*,` becomes `?*%2C=`, `?*&search=` becomes
#    `?*=&search=`. Neither matches a URL, so filtered lists stay open. `?search=*&` loses its `&`, and closes every search, though another
#    rule allows it.
# 2. robots-txt-parser searches for a rule anywhere in the path: `Disallow: /order` also closes /help/order and /blog/orders-in-2026.
# 3. When two User-agent lines share rules, robots-txt-parser gives them to the second only: to the first, all is open.
# 4. RFC 9309 (2.2.1) combines all groups of a crawler. robots-txt-guard uses its first group, robots-txt-parser its last.
#
# Here: app/robots.ts has one group, for all crawlers. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund exclusion@0.2.0 robots-txt-parser@2.0.3 robots-txt-guard@1.0.2 \
  robots-txt-parse@2.0.1 robots-parser@3.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { RobotsTxt } from 'exclusion'
import robotsParser from 'robots-parser'
import guard from 'robots-txt-guard'
import parse from 'robots-txt-parse'
import robotsTxtParser from 'robots-txt-parser'

const shop = 'https://toko.example'
const libraries = {
  'robots-parser': (text, crawler, path) => robotsParser(`${shop}/robots.txt`, text).isAllowed(`${shop}${path}`, crawler),
  exclusion: (text, crawler, path) => new RobotsTxt(text).isPathAllowed(path, crawler),
  'robots-txt-parser': async (text, crawler, path) => {
    const robots = robotsTxtParser({ userAgent: crawler, allowOnNeutral: true })
    robots.parseRobots(shop, text)
    return robots.canCrawlSync(`${shop}${path}`)
  },
  'robots-txt-guard': async (text, crawler, path) => guard(await parse(Readable.from([text]))).isAllowed(crawler, path),
}

const closed = ['/order', '/products?*&search=', '/products?search=*&', '/products?*filter=', '/products?*,']
const files = {
  shop: ['User-Agent: *', 'Allow: /products?search=', ...closed.map((path) => `Disallow: ${path}`)],
  shared: ['User-agent: Googlebot', 'User-agent: Bingbot', 'Disallow: /account'],
  apart: ['User-agent: Googlebot', 'Disallow: /account', '', 'User-agent: *', 'Disallow: /', '', 'User-agent: Googlebot', 'Disallow: /order'],
}
const questions = [
  ['shop', 'Bingbot', '/order/1'],
  ['shop', 'Bingbot', '/help/order'],
  ['shop', 'Bingbot', '/blog/orders-in-2026'],
  ['shop', 'Bingbot', '/products?search=kemeja'],
  ['shop', 'Bingbot', '/products?category=2&search=kemeja'],
  ['shop', 'Bingbot', '/products?size=M,L'],
  ['shared', 'Googlebot', '/account'],
  ['shared', 'Bingbot', '/account'],
  ['apart', 'Googlebot', '/account'],
  ['apart', 'Googlebot', '/order'],
]
const seen = {}
for (const [file, crawler, path] of questions) {
  const answers = (seen[`${file}: ${crawler} ${path}`] = {})
  for (const [library, read] of Object.entries(libraries)) {
    answers[library] = (await read(`${files[file].join('\n')}\n`, crawler, path)) ? 'open' : 'closed'
  }
}
console.table(seen)

const right = ['closed', 'open', 'open', 'open', 'closed', 'closed', 'closed', 'closed', 'closed', 'closed']
const wrongOf = (library) => Object.keys(seen).filter((question, index) => seen[question][library] !== right[index])
assert.deepEqual(wrongOf('robots-parser'), [])
assert.deepEqual(wrongOf('exclusion'), [
  'shop: Bingbot /products?search=kemeja',
  'shop: Bingbot /products?category=2&search=kemeja',
  'shop: Bingbot /products?size=M,L',
])
assert.deepEqual(wrongOf('robots-txt-parser'), [
  'shop: Bingbot /help/order',
  'shop: Bingbot /blog/orders-in-2026',
  'shared: Googlebot /account',
  'apart: Googlebot /account',
])
assert.deepEqual(wrongOf('robots-txt-guard'), ['apart: Googlebot /order'])
console.log('As described.')
SCRIPT
node run.mjs
