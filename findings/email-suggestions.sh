#!/usr/bin/env bash
# Libraries that detect typos in e-mail addresses flag correct Indonesian ones: mailcheck 1.1.1, @zootools/email-spell-checker 1.12.0,
# deep-email-validator 0.1.27, email-misspelled 4.4.0, email-typo-fixer 1.1.0 and @emailcheck/email-validator-js 3.4.4.
#
# 1. mailcheck and @zootools/email-spell-checker know no Indonesian suffix. They suggest yahoo.co.il for yahoo.co.id, and do so for every
#    company: bca.co.id, a bank, becomes bca.co.il in Israel. A ministry at go.id gets .gov, a university at ui.ac.id the domain live.ac.id.
# 2. deep-email-validator uses mailcheck, and by default rejects an address when mailcheck suggests another one: all of those.
# 3. email-typo-fixer "corrects" yahoo.co.id to yahoo.com and ymail.com (Yahoo's) to gmail.com: another person's mailbox.
#    @emailcheck/email-validator-js suggests yahoo.com as well, and mail.com for ymail.com with a confidence of 0.93.
# 4. email-misspelled accepts yahoo.co.id, and suggests live.co.uk for live.co.id.
#
# Here: lib/rules/email-suggestion.ts has the suffixes by provider, and only asks. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0 \
  deep-email-validator@0.1.27 email-misspelled@4.4.0 email-typo-fixer@1.1.0 @emailcheck/email-validator-js@3.4.4 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { suggestEmailDomain } from '@emailcheck/email-validator-js'
import zootools from '@zootools/email-spell-checker'
import { validate } from 'deep-email-validator'
import emailMisspelled, { top100 } from 'email-misspelled'
import { emailTypoFixer } from 'email-typo-fixer'
import mailcheck from 'mailcheck'

const domainOf = (email) => email?.split('@')[1]
const isNearTop = emailMisspelled({ domains: top100 })
const offline = { validateMx: false, validateSMTP: false, validateDisposable: false }
const isValid = async (email) => (await validate({ email, ...offline })).valid

const seen = {}
for (const domain of [
  ...['gmail.com', 'yahoo.co.id', 'ymail.com', 'live.co.id', 'outlook.co.id'],
  ...['bca.co.id', 'kemenkeu.go.id', 'ui.ac.id', 'cbn.net.id'],
]) {
  const email = `sari@${domain}`
  seen[domain] = {
    mailcheck: mailcheck.run({ email })?.domain,
    zootools: zootools.run({ email })?.domain,
    isValid: await isValid(email),
    misspelled: isNearTop(email)[0]?.suggest,
    fixer: domainOf(emailTypoFixer(email).suggested),
    emailcheck: domainOf((await suggestEmailDomain(email))?.suggested),
  }
}
console.table(seen)

const column = (name) => Object.fromEntries(Object.entries(seen).map(([domain, row]) => [domain, row[name]]))
const proposed = {
  'gmail.com': undefined,
  'yahoo.co.id': 'yahoo.co.il',
  'ymail.com': undefined,
  'live.co.id': 'live.co.il',
  'outlook.co.id': 'outlook.co.il',
  'bca.co.id': 'bca.co.il',
  'kemenkeu.go.id': 'kemenkeu.gov',
  'ui.ac.id': 'live.ac.id',
  'cbn.net.id': 'cbn.net',
}
assert.deepEqual(column('mailcheck'), proposed)
assert.deepEqual(column('zootools'), proposed)
for (const [domain, other] of Object.entries(proposed)) assert.equal(seen[domain].isValid, other === undefined)
assert.equal(seen['live.co.id'].misspelled, 'live.co.uk')
assert.equal(seen['yahoo.co.id'].misspelled, undefined)
assert.deepEqual([seen['yahoo.co.id'].fixer, seen['ymail.com'].fixer], ['yahoo.com', 'gmail.com'])
assert.deepEqual([seen['yahoo.co.id'].emailcheck, seen['ymail.com'].emailcheck], ['yahoo.com', 'mail.com'])
assert.equal((await suggestEmailDomain('sari@ymail.com')).confidence.toFixed(2), '0.93')
console.log('As described.')
SCRIPT
node run.mjs
