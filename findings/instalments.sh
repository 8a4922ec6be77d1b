#!/usr/bin/env bash
# Libraries that compute instalments have no answer for 0% ("cicilan 0%"), the rate that Indonesian shops advertise: financejs 4.1.0,
# loan-calc 0.2.1, amortizejs 1.0.3, mortgage-js 0.1.2, loanjs 1.1.2 and amortization 1.1.1. A coat for Rp1.199.000 in three months is about
# Rp399.667 a month.
#
# 1. It is NaN in financejs (`AM` and `PMT`), loan-calc and amortizejs, so a page shows RpNaN. The total is NaN in amortizejs too.
# 2. In mortgage-js it is one payment of 1,199,000 instead of three.
# 3. loanjs and amortization reject the rate: "wrong parameters: 1199000 3 0", "yearlyRate must be positive".
# 4. It is right in financial 0.2.4, tvm-financejs 0.3.0, formula-pmt 1.0.1, fundamental-js 1.4.1 and amortize 1.1.0. The last rounds it to
#    399666.67; three of those are one sen, which has no coin, more than the price.
# 5. At 24% for a year all agree on 113,376.96. The `sum` of loanjs is 1,360,523.46, but its twelve instalments are 1,360,523.52.
#
# Here: the shop computes no instalments. PayLater is repaid to its own company (`payLater` in lib/messages/en/checkout.ts). Fails when any
# of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund financejs@4.1.0 loan-calc@0.2.1 amortizejs@1.0.3 mortgage-js@0.1.2 \
  loanjs@1.1.2 amortization@1.1.1 financial@0.2.4 tvm-financejs@0.3.0 formula-pmt@1.0.1 fundamental-js@1.4.1 amortize@1.1.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { amortizationSchedule } = require('amortization')
const amortize = require('amortize')
const { Calculator } = require('amortizejs')
const Finance = require('financejs')
const financial = require('financial')
const formulaPmt = require('formula-pmt')
const fundamental = require('fundamental-js')
const loanCalc = require('loan-calc')
const { Loan } = require('loanjs')
const { calculatePayment } = require('mortgage-js')
const TvmFinance = require('tvm-financejs')

const price = 1_199_000

/** The monthly instalment by each library; `percent` is a year's rate. */
const libraries = {
  'financejs AM': (percent, months) => new Finance().AM(price, percent, months, 1),
  'financejs PMT': (percent, months) => new Finance().PMT(percent / 1200, months, -price),
  'loan-calc': (percent, months) => loanCalc.paymentCalc({ amount: price, rate: percent, termMonths: months }),
  amortizejs: (percent, months) => schedule(percent, months).periodicPayment,
  'mortgage-js': (percent, months) => mortgage(percent, months).total,
  loanjs: (percent, months) => new Loan(price, months, percent, 'annuity').installments[0].installment,
  amortization: (percent, months) => amortizationSchedule(price, months / 12, percent)[0].payment,
  financial: (percent, months) => financial.pmt(percent / 1200, months, -price),
  'tvm-financejs': (percent, months) => new TvmFinance().PMT(percent / 1200, months, -price),
  'formula-pmt': (percent, months) => formulaPmt(percent / 1200, months, -price),
  'fundamental-js': (percent, months) => fundamental.pmt(percent / 1200, months, -price),
  amortize: (percent, months) => Number(rounded(percent, months).paymentRound),
}
const schedule = (apr, loanTerm) => Calculator.calculate({ method: 'mortgage', apr, balance: price, loanTerm })
const mortgage = (percent, months) => calculatePayment(price, 0, percent / 100, months, 0, 0, 0, false, 0, 0)
const rounded = (rate, months) => amortize({ amount: price, rate, totalTerm: months, amortizeTerm: months })

/** An instalment to two decimals, or the message of the error. */
function attempt(monthly, percent, months) {
  try {
    return Math.round(monthly(percent, months) * 100) / 100
  } catch ({ message }) {
    return message
  }
}
const seen = {}
for (const [library, monthly] of Object.entries(libraries)) {
  seen[library] = { '0%, 3 months': attempt(monthly, 0, 3), '24%, 12 months': attempt(monthly, 24, 12) }
}
console.table(seen)

const atZero = Object.values(seen).map((one) => one['0%, 3 months'])
const rejected = ['wrong parameters: 1199000 3 0', 'yearlyRate must be positive']
assert.deepEqual(atZero.slice(0, 7), [NaN, NaN, NaN, NaN, price, ...rejected])
assert.deepEqual(atZero.slice(7), Array(5).fill(399_666.67))
assert.equal(rounded(0, 3).paymentRound, '399666.67')
for (const one of Object.values(seen)) assert.equal(one['24%, 12 months'], 113_376.96)
assert.equal(schedule(0, 3).totalPayment, NaN)
assert.equal(mortgage(0, 3).paymentSchedule.length, 1)
const { sum, installments } = new Loan(price, 12, 24, 'annuity')
const paid = installments.reduce((total, { installment }) => total + installment, 0)
assert.deepEqual([sum, paid.toFixed(2)], [1_360_523.46, '1360523.52'])
console.log('As described.')
SCRIPT
node run.mjs
