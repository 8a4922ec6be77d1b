#!/usr/bin/env bash
# stdnum 1.12.0 rejects the current tax numbers of Indonesian companies, and reports one number as both a person's and a company's.
#
# 1. Since 2024-07-01 an NPWP has 16 digits (PMK 112/PMK.03/2022, PMK 136/2023): a company's old number prefixed with 0, or a person's NIK.
#    Both are InvalidLength; the old 15 digits are valid.
# 2. A valid number is isIndividual and isCompany at once, so neither flag is useful.
#
# Used in brand/tax.ts: the number on invoices is printed as the company writes it. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund stdnum@1.12.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const { stdnum } = createRequire(import.meta.url)('stdnum')
const validate = (number) => stdnum.ID.npwp.validate(number)

const old = validate('01.234.567.4-091.000')
const company = validate('0012345674091000')
const person = validate('3171234567890123')
console.log('15 digits:', old)
console.log('16 digits:', company.error?.name, '/', person.error?.name)
assert.deepEqual([old.isValid, old.isIndividual, old.isCompany], [true, true, true])
assert.deepEqual([company.isValid, person.isValid], [false, false])
assert.deepEqual([company.error.name, person.error.name], ['InvalidLength', 'InvalidLength'])
console.log('As described.')
SCRIPT
node run.mjs
