#!/usr/bin/env bash
# Phone fields set to Indonesia return unreachable numbers for what Indonesians type, 0812-3456-7890 for +62 812-3456-7890:
# react-phone-input-2 2.15.1, react-international-phone 4.8.0 and mui-tel-input 11.0.0. A courier calls that number, and WhatsApp needs it.
#
# 1. Typed behind the +62 of the field, the 0 stays: +62081234567890 in all three.
# 2. A browser that fills in the saved number replaces the +62: the value is +081234567890, without a country, in all three. Without its 0
#    it is a Japanese number, +81 234 567 890.
# 3. With the country code fixed, the number that the browser fills in is dropped by react-phone-input-2 (`countryCodeEditable: false`) and
#    by react-international-phone (`forceDialCode`): +62 is left. In mui-tel-input (`forceCallingCode`) it is as in 1.
# 4. react-international-phone cuts typed numbers after 12 digits: 0812-3456-78901, which has 13, loses its last one.
# 5. A number filled in with +62 is right in all three. react-phone-number-input 3.4.18 and intl-tel-input 29.5.1 are right in each case.
#
# Here: the field is plain text, and the server reads every form (packages/contract/src/rules/phone.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund --legacy-peer-deps react-phone-input-2@2.15.1 react-international-phone@4.8.0 \
  mui-tel-input@11.0.0 @mui/material@9.5.0 @emotion/react@11.14.0 @emotion/styled@11.14.1 react-phone-number-input@3.4.18 \
  intl-tel-input@29.5.1 react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><body>', { pretendToBeVisual: true, url: 'http://localhost/' })
window.matchMedia = () => ({ matches: false, addEventListener() {}, addListener() {} })
const classes = ['Element', 'HTMLElement', 'HTMLInputElement', 'Node', 'Event', 'CustomEvent', 'AbortController', 'AbortSignal']
const names = [...classes, 'document', 'getComputedStyle', 'matchMedia', 'requestAnimationFrame', 'cancelAnimationFrame']
Object.assign(globalThis, { window, IS_REACT_ACT_ENVIRONMENT: true }, Object.fromEntries(names.map((name) => [name, window[name]])))
const { act, createElement, useState } = await import('react')
const { createRoot } = await import('react-dom/client')
const { default: intlTelInput } = await import('intl-tel-input')
const { MuiTelInput } = await import('mui-tel-input')
const { PhoneInput } = await import('react-international-phone')
const { default: phoneInput2 } = await import('react-phone-input-2')
const { default: PhoneNumberInput } = await import('react-phone-number-input')

const setText = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set
const input = (field, data, inputType) =>
  act(async () => field.dispatchEvent(new window.InputEvent('input', { bubbles: true, data, inputType })))

/** Replaces the text, as a browser does with a saved number. */
async function fill(field, text) {
  setText.call(field, text)
  await input(field, text, 'insertReplacementText')
}

/** Dispatches an event, and returns whether no listener prevented it. */
async function dispatch(field, name, Kind, options) {
  const event = new Kind(name, { bubbles: true, cancelable: true, ...options })
  await act(async () => field.dispatchEvent(event))
  return !event.defaultPrevented
}

/** Types at the end of the text. */
async function type(field, text) {
  await act(async () => field.focus())
  for (const letter of text) {
    if (!(await dispatch(field, 'keydown', window.KeyboardEvent, { key: letter }))) continue
    if (!(await dispatch(field, 'beforeinput', window.InputEvent, { data: letter, inputType: 'insertText' }))) continue
    setText.call(field, field.value + letter)
    field.setSelectionRange(field.value.length, field.value.length)
    await input(field, letter, 'insertText')
    await dispatch(field, 'keyup', window.KeyboardEvent, { key: letter })
  }
}

/** Mounts a React field that keeps its own text, or is given the value back. */
const react = (Field, options, isControlled) => async () => {
  let value = ''
  const Form = () => {
    const [given, setGiven] = useState('')
    const onChange = (changed) => {
      value = changed ?? ''
      if (isControlled) setGiven(value)
    }
    return createElement(Field, { ...options, onChange, ...(isControlled ? { value: given } : {}) })
  }
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(box).render(createElement(Form)))
  return { field: box.querySelector('input'), value: () => value }
}
const ofPhoneInput2 = (options) => react(phoneInput2.default ?? phoneInput2, { country: 'id', ...options })
const fields = {
  'react-phone-input-2': ofPhoneInput2({}),
  'react-phone-input-2, fixed': ofPhoneInput2({ countryCodeEditable: false }),
  'react-international-phone': react(PhoneInput, { defaultCountry: 'id' }),
  'react-international-phone, fixed': react(PhoneInput, { defaultCountry: 'id', forceDialCode: true }),
  'mui-tel-input': react(MuiTelInput, { defaultCountry: 'ID' }, true),
  'mui-tel-input, fixed': react(MuiTelInput, { defaultCountry: 'ID', forceCallingCode: true }, true),
  'react-phone-number-input': react(PhoneNumberInput, { defaultCountry: 'ID' }, true),
  'intl-tel-input': async () => {
    const field = document.body.appendChild(document.createElement('input'))
    const phone = intlTelInput(field, { initialCountry: 'id', loadUtils: () => import('intl-tel-input/utils') })
    await wait(200)
    return { field, value: () => phone.getNumber() }
  },
}
const cases = {
  'typed 0812-3456-7890': [type, '0812-3456-7890'],
  'typed 0812-3456-78901': [type, '0812-3456-78901'],
  'filled 081234567890': [fill, '081234567890'],
  'filled 81234567890': [fill, '81234567890'],
  'filled +62 812-3456-7890': [fill, '+62 812-3456-7890'],
}
const seen = {}
for (const [name, make] of Object.entries(fields)) {
  seen[name] = []
  for (const [enter, text] of Object.values(cases)) {
    const { field, value } = await make()
    await enter(field, text)
    const digits = value().replace(/[^\d]/g, '')
    seen[name].push(digits && `+${digits}`)
  }
}
console.log(Object.keys(cases), seen)

const right = ['+6281234567890', '+62812345678901', '+6281234567890', '+6281234567890', '+6281234567890']
const typed = ['+62081234567890', '+620812345678901']
const filled = ['+081234567890', '+81234567890', '+6281234567890']
assert.deepEqual(seen, {
  'react-phone-input-2': [...typed, ...filled],
  'react-phone-input-2, fixed': [...typed, '', '', '+6281234567890'],
  'react-international-phone': [typed[0], typed[0], ...filled],
  'react-international-phone, fixed': [typed[0], typed[0], '+62', '+62', '+6281234567890'],
  'mui-tel-input': [...typed, ...filled],
  'mui-tel-input, fixed': [...typed, typed[0], '+6281234567890', '+6281234567890'],
  'react-phone-number-input': right,
  'intl-tel-input': right,
})
console.log('As described.')
process.exit()
SCRIPT
node run.mjs
