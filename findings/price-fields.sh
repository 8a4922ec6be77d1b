#!/usr/bin/env bash
# Input masks for money change a rupiah price by a factor of 100 or more when it is pasted or filled in: imask 7.6.1, @maskito/kit 5.6.0,
# react-currency-input-field 4.0.7 and inputmask 5.0.10. Each is set to group digits by dots, as Indonesians do.
#
# 1. imask with `thousandsSeparator: '.'` takes a dot for its decimal sign too (`mapToRadix`) when it is typed or pasted: 249.000, copied from
#    the field itself, becomes 249, and 1.250.000 becomes 1.25. `scale: 0` prevents that. Set as `value`, the same text is 249000, so a test
#    that fills the field by code misses it.
# 2. 249000.00, as PostgreSQL and Midtrans write it, is the reverse in imask: right when pasted, 24900000 as `value`. It is in inputmask too.
#    autonumeric 4.10.10 and react-number-format 5.4.5 read that initial value correctly.
# 3. react-currency-input-field with `intlConfig` for id-ID and IDR reads "Rp 1.250.000,00" as 125000000: the currency has no decimals, so it
#    has no decimal sign. With the two separators as options instead, it is right.
# 4. @maskito/kit without `decimalSeparator` shows Rp249.000, and its own maskitoParseNumber reads that as 249.
#
# Here: prices are plain text fields, parsed on the server (packages/contract/src/rules/typed-price.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund imask@7.6.1 @maskito/core@5.6.0 @maskito/kit@5.6.0 inputmask@5.0.10 \
  autonumeric@4.10.10 react-currency-input-field@4.0.7 react-number-format@5.4.5 react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><body>', { pretendToBeVisual: true })
window.matchMedia = () => ({ matches: false })
const classes = ['Element', 'HTMLElement', 'HTMLInputElement', 'Event', 'InputEvent', 'CustomEvent']
const names = [...classes, 'document', 'getComputedStyle', 'matchMedia']
Object.assign(globalThis, { window, IS_REACT_ACT_ENVIRONMENT: true }, Object.fromEntries(names.map((name) => [name, window[name]])))
const { Maskito } = await import('@maskito/core')
const { maskitoNumberOptionsGenerator, maskitoParseNumber } = await import('@maskito/kit')
const { default: AutoNumeric } = await import('autonumeric')
const { default: IMask } = await import('imask')
const { default: Inputmask } = await import('inputmask')
const { act, createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { default: CurrencyInput } = await import('react-currency-input-field')
const { NumericFormat } = await import('react-number-format')

const setText = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set

/** Pastes a text as a browser does: each event in turn, and the text itself unless a listener prevents it. */
async function paste(input, text) {
  const clipboard = { getData: () => text, types: ['text/plain'] }
  const dispatch = (event, more) => act(async () => input.dispatchEvent(Object.defineProperties(event, more)))
  const insertion = { bubbles: true, cancelable: true, data: text, inputType: 'insertFromPaste' }
  input.focus()
  const events = [
    [new window.Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { value: clipboard } }],
    [new window.InputEvent('beforeinput', insertion), { dataTransfer: { value: clipboard } }],
  ]
  for (const [event, more] of events) {
    await dispatch(event, more)
    if (event.defaultPrevented) return
  }
  setText.call(input, text)
  input.setSelectionRange(text.length, text.length)
  await dispatch(new window.InputEvent('input', insertion), {})
}

const newInput = () => document.body.appendChild(document.createElement('input'))
const dots = { groupSeparator: '.', decimalSeparator: ',', prefix: 'Rp' }
const imask = (options) => (initial) => {
  const input = newInput()
  const mask = IMask(input, { mask: Number, thousandsSeparator: '.', ...options })
  if (initial) mask.value = initial
  return { input, amount: () => mask.typedValue }
}
const maskito = (decimals) => (initial = '') => {
  const input = newInput()
  input.value = initial
  new Maskito(input, maskitoNumberOptionsGenerator({ thousandSeparator: '.', prefix: 'Rp', ...decimals }))
  return { input, amount: () => maskitoParseNumber(input.value, decimals) }
}
const react = (field, nameOfInitial, options, read) => async (initial) => {
  const box = document.body.appendChild(document.createElement('div'))
  let amount
  const onValueChange = (...values) => {
    amount = Number(read(values))
  }
  await act(async () => createRoot(box).render(createElement(field, { ...options, [nameOfInitial]: initial, onValueChange })))
  const input = box.querySelector('input')
  return { input, amount: () => amount ?? input.value }
}
const ofCurrencyInput = (options) => react(CurrencyInput, 'defaultValue', options, ([, , { float }]) => float)
const fields = {
  imask: imask({}),
  'imask, scale 0': imask({ scale: 0 }),
  '@maskito/kit': maskito({}),
  '@maskito/kit, decimalSeparator': maskito({ decimalSeparator: ',' }),
  'react-currency-input-field, intlConfig': ofCurrencyInput({ intlConfig: { locale: 'id-ID', currency: 'IDR' } }),
  'react-currency-input-field, separators': ofCurrencyInput(dots),
  inputmask: (initial) => {
    const input = newInput()
    Inputmask({ alias: 'currency', groupSeparator: '.', radixPoint: ',', prefix: 'Rp ', digits: 0 }).mask(input)
    if (initial) input.value = initial
    return { input, amount: () => Number(input.inputmask.unmaskedvalue()) }
  },
  autonumeric: (initial = null) => {
    const input = newInput()
    const options = { digitGroupSeparator: '.', decimalCharacter: ',', currencySymbol: 'Rp', decimalPlaces: 0 }
    const field = new AutoNumeric(input, initial, options)
    return { input, amount: () => field.getNumber() }
  },
  'react-number-format': react(
    NumericFormat,
    'defaultValue',
    { thousandSeparator: '.', decimalSeparator: ',', prefix: 'Rp' },
    ([{ floatValue }]) => floatValue,
  ),
}
const pasted = ['249.000', 'Rp249.000', '1.250.000', 'Rp 1.250.000,00']
const right = [249_000, 249_000, 1_250_000, 1_250_000]
const seen = {}
for (const [library, make] of Object.entries(fields)) {
  seen[library] = {}
  for (const text of pasted) {
    const { input, amount } = await make()
    await paste(input, text)
    seen[library][text] = amount()
  }
}
const filled = {}
for (const library of ['imask', 'inputmask', 'autonumeric', 'react-number-format']) {
  filled[library] = (await fields[library]('249000.00')).amount()
}
const copied = imask({})('249.000').amount()
const field = imask({})()
await paste(field.input, '249000.00')
const pastedDecimals = field.amount()
console.table(seen)
console.log(filled, { copied, pastedDecimals })

const amountsOf = (library) => Object.values(seen[library])
assert.deepEqual(amountsOf('imask'), [249, 249, 1.25, 1.25])
assert.equal(copied, 249_000)
assert.deepEqual(amountsOf('@maskito/kit'), [249, 249, 1.25, 125])
assert.deepEqual(amountsOf('react-currency-input-field, intlConfig'), [249_000, 249_000, 1_250_000, 125_000_000])
const others = ['imask, scale 0', '@maskito/kit, decimalSeparator', 'react-currency-input-field, separators', 'inputmask', 'autonumeric']
for (const library of [...others, 'react-number-format']) assert.deepEqual(amountsOf(library), right)
assert.equal(pastedDecimals, 249_000)
assert.deepEqual(filled, { imask: 24_900_000, inputmask: 24_900_000, autonumeric: 249_000, 'react-number-format': 249_000 })
console.log('As described.')
process.exit()
SCRIPT
node run.mjs
