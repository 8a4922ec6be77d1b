#!/usr/bin/env bash
# Lists of disposable mail domains reject customers who have had their address for years: disposable-email-domains 1.0.62, emailvalid
# 1.0.4, @dahoom/disposable-email 0.3.253, disposable-email-detector 3.0.0 and mailchecker 6.0.21.
#
# 1. disposable-email-domains has a list of domains, index.json, and one of domains with all below them, wildcard.json. Both have my.id and
#    web.id. These are public suffixes, as co.id is (psl 1.15.0): people and small shops register their own domains below them. By the
#    second list budi@santoso.my.id and halo@tokobatik.web.id are disposable, and so is each other address there.
# 2. emailvalid rejects telkom.net and plasa.com, where Indonesia's largest telephone company gave its customers mailboxes, as disposable,
#    also with `allowFreemail: true`.
# 3. @dahoom/disposable-email and disposable-email-detector reject zoho.com and email.com, mailboxes of Zoho and mail.com.
# 4. mailchecker rejects aliases that forward to the customer's own mailbox when they are of Firefox Relay (mozmail.com), DuckDuckGo
#    (duck.com) or Proton Pass (passmail.net), and accepts Apple's (privaterelay.appleid.com). disposable-email-detector rejects the first.
#
# Here: an address is checked for its form only, without a list (packages/contract/src/rules/email.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund disposable-email-domains@1.0.62 emailvalid@1.0.4 \
  @dahoom/disposable-email@0.3.253 disposable-email-detector@3.0.0 mailchecker@6.0.21 psl@1.15.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const domains = new Set(require('disposable-email-domains'))
const wildcards = require('disposable-email-domains/wildcard.json')
const { validate } = require('@dahoom/disposable-email')
const { default: detect } = require('disposable-email-detector')
const EmailValidation = require('emailvalid')
const mailchecker = require('mailchecker')
const psl = require('psl')

const emailvalid = new EmailValidation({ allowFreemail: true })
const own = ['santoso.my.id', 'tokobatik.web.id', 'sandang.co.id']
const mailboxes = ['telkom.net', 'plasa.com', 'zoho.com', 'email.com', 'gmail.com', 'yahoo.co.id']
const aliases = ['mozmail.com', 'duck.com', 'passmail.net', 'privaterelay.appleid.com', 'icloud.com']
const thrown = 'mailinator.com'

const isBelow = (domain) => (one) => domain === one || domain.endsWith(`.${one}`)
const rejecting = {
  'disposable-email-domains': (domain) => domains.has(domain) || wildcards.some(isBelow(domain)),
  emailvalid: (domain) => !emailvalid.check(`budi@${domain}`).valid,
  '@dahoom/disposable-email': (domain) => !validate(`budi@${domain}`),
  'disposable-email-detector': (domain) => detect(`budi@${domain}`),
  mailchecker: (domain) => !mailchecker.isValid(`budi@${domain}`),
}
const rejected = {}
for (const [library, isRejected] of Object.entries(rejecting)) {
  rejected[library] = []
  for (const domain of [...own, ...mailboxes, ...aliases, thrown]) {
    if (await isRejected(domain)) rejected[library].push(domain)
  }
}
console.dir(rejected)

const suffixes = ['my.id', 'web.id', 'co.id']
assert.deepEqual(suffixes.map((suffix) => psl.get(suffix)), [null, null, null])
assert.deepEqual(own.map((domain) => psl.get(domain)), own)
assert.deepEqual(suffixes.map((suffix) => [domains.has(suffix), wildcards.includes(suffix)]), [
  [true, true],
  [true, true],
  [false, false],
])
assert.deepEqual(emailvalid.check('budi@telkom.net').errors, ['disposable'])
assert.deepEqual(rejected, {
  'disposable-email-domains': ['santoso.my.id', 'tokobatik.web.id', thrown],
  emailvalid: ['telkom.net', 'plasa.com', thrown],
  '@dahoom/disposable-email': ['zoho.com', 'email.com', thrown],
  'disposable-email-detector': ['zoho.com', 'email.com', 'mozmail.com', thrown],
  mailchecker: ['mozmail.com', 'duck.com', 'passmail.net', thrown],
})
console.log('As described.')
SCRIPT
node run.mjs
