#!/usr/bin/env bash
# Apps that request Indonesian by its old code get English. The code was `in` until 1989; Java used it until version 17 (JDK-8267069), and
# older Android does. IANA's registry still lists it, as deprecated, with `id` as its preferred value (RFC 5646, 3.1.6).
#
# 1. From en, id and fr, `Accept-Language: in-ID,in;q=0.9,en;q=0.8` selects English in negotiator 1.1.0, accept-language 3.0.20, locale
#    0.1.0, hono 4.13.19, bcp-47-match 2.0.3, accept-language-negotiator 1.2.1, @hapi/accept 6.0.3 and accept-language-parser 1.5.0.
# 2. It selects Indonesian in @formatjs/intl-localematcher 0.10.1, @internationalized/string 3.2.10 and @phensley/locale-matcher 1.14.0.
#    They canonicalise tags, as Intl does: in-ID is id-ID.
# 3. Sundanese and Malay before English select Indonesian only in @phensley/locale-matcher; Javanese alone does so in
#    @formatjs/intl-localematcher as well.
#
# Used in packages/backend-kit/src/messages/request-language.ts, which reads `in` as Indonesian. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund negotiator@1.1.0 accept-language@3.0.20 locale@0.1.0 hono@4.13.19 \
  bcp-47-match@2.0.3 accept-language-negotiator@1.2.1 @hapi/accept@6.0.3 accept-language-parser@1.5.0 @formatjs/intl-localematcher@0.10.1 \
  @internationalized/string@3.2.10 @phensley/locale-matcher@1.14.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { match } from '@formatjs/intl-localematcher'
import hapi from '@hapi/accept'
import { LocalizedStringDictionary } from '@internationalized/string'
import phensley from '@phensley/locale-matcher'
import acceptLanguage from 'accept-language'
import lookupModule from 'accept-language-negotiator'
import parser from 'accept-language-parser'
import { lookup } from 'bcp-47-match'
import { Hono } from 'hono'
import { languageDetector } from 'hono/language'
import Negotiator from 'negotiator'

const locale = createRequire(import.meta.url)('locale')
const ours = ['en', 'id', 'fr']
const tagsOf = (header) => new Negotiator({ headers: { 'accept-language': header } }).languages()
const languages = acceptLanguage.default ?? acceptLanguage
languages.languages(ours)
const matcher = new phensley.LocaleMatcher('en, id, fr')
const texts = new LocalizedStringDictionary(Object.fromEntries(ours.map((tag) => [tag, { tag }])), 'en')
const app = new Hono()
app.use(languageDetector({ supportedLanguages: ours, fallbackLanguage: 'en', order: ['header'], caches: false }))
app.get('/', (context) => context.text(context.get('language')))

const libraries = {
  negotiator: (header) => new Negotiator({ headers: { 'accept-language': header } }).language(ours),
  'accept-language': (header) => languages.get(header),
  locale: (header) => new locale.Locales(header).best(new locale.Locales(ours)).toString(),
  hono: async (header) => (await app.request('/', { headers: { 'accept-language': header } })).text(),
  'bcp-47-match': (header) => lookup(ours, tagsOf(header)),
  'accept-language-negotiator': (header) => lookupModule.lookup(header, ours, 'en'),
  hapi: (header) => hapi.language(header, ours),
  'accept-language-parser': (header) => parser.pick(ours, header),
  formatjs: (header) => match(tagsOf(header), ours, 'en'),
  internationalized: (header) => texts.getStringForLocale('tag', tagsOf(header)[0]),
  phensley: (header) => matcher.match(header).locale.id,
}
const headers = {
  now: 'id-ID,id;q=0.9,en;q=0.8',
  old: 'in-ID,in;q=0.9,en;q=0.8',
  sundanese: 'su,en;q=0.5',
  malay: 'ms-MY,ms;q=0.9,en;q=0.8',
  javanese: 'jv',
}
const seen = {}
for (const [name, choose] of Object.entries(libraries)) {
  seen[name] = {}
  for (const [kind, header] of Object.entries(headers)) seen[name][kind] = await choose(header)
}
console.table(seen)

const withAnswer = (kind, answer) => Object.keys(seen).filter((name) => seen[name][kind] === answer)
assert.deepEqual(withAnswer('now', 'id'), Object.keys(libraries))
assert.deepEqual(withAnswer('old', 'en'), Object.keys(libraries).slice(0, 8))
assert.deepEqual(withAnswer('old', 'id'), ['formatjs', 'internationalized', 'phensley'])
assert.deepEqual(withAnswer('sundanese', 'id'), ['phensley'])
assert.deepEqual(withAnswer('malay', 'id'), ['phensley'])
assert.deepEqual(withAnswer('javanese', 'id'), ['formatjs', 'phensley'])
assert.deepEqual(Intl.getCanonicalLocales('in-ID'), ['id-ID'])
console.log('As described.')
SCRIPT
node run.mjs
