#!/usr/bin/env bash
# Libraries that read a barcode scanner, which types like a keyboard, return another code than the label has: onscan.js 1.5.2,
# use-scan-detection 0.2.3 and simple-barcode-scanner 2.0.0, with a scanner that presses and releases Shift for each capital letter.
#
# 1. All read the digits of an EAN, so a test with a price tag passes. Tracking numbers have capitals, article codes also hyphens.
# 2. use-scan-detection adds the name of the key: JP1234567890 is "ShiftJShiftP1234567890".
# 3. simple-barcode-scanner starts anew after each character that is no letter, digit or underscore: KMJ-249-XXL is "XXL", as is every other
#    article in that size, and RTR-2026-1042 is 1042. It ignores SPT-36.5.
# 4. onscan.js leaves out hyphens, slashes and dots: KMJ-249-XXL is KMJ249XXL, and shoe size 36.5 of SPT-36.5 is SPT365. It ignores codes of
#    less than six characters, counted without those.
# 5. react-barcode-reader 0.0.2 and keyscanner 1.1.3 read each code; the first ignores less than six characters too.
#
# Here: staff send tracking numbers and article codes as text (packages/contract/src/staff.ts), and no page listens to keys for them. Fails
# when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund --legacy-peer-deps onscan.js@1.5.2 use-scan-detection@0.2.3 \
  simple-barcode-scanner@2.0.0 react-barcode-reader@0.0.2 keyscanner@1.1.3 prop-types@15.8.1 react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 \
  2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><body>', { url: 'http://localhost/' })
const { document, CustomEvent } = window
Object.assign(globalThis, { window, document, CustomEvent, IS_REACT_ACT_ENVIRONMENT: true })
const require = createRequire(import.meta.url)
const { act, createElement } = require('react')
const { createRoot } = require('react-dom/client')
const onScan = require('onscan.js')
const { default: BarcodeReader } = require('react-barcode-reader')
const simpleBarcodeScanner = require('simple-barcode-scanner')
const useScanDetection = require('use-scan-detection')
const KeyScanner = require('keyscanner')

const keyCodes = { '-': 189, '.': 190, '/': 191 }

/** Types a code and Enter, as a scanner does with an American layout. */
function scan(code) {
  const press = (type, options) => document.body.dispatchEvent(new window.KeyboardEvent(type, { bubbles: true, ...options }))
  const strike = (key, keyCode, charCode, shiftKey) => {
    press('keydown', { key, keyCode, which: keyCode, shiftKey })
    press('keypress', { key, keyCode: charCode, charCode, which: charCode, shiftKey })
    press('keyup', { key, keyCode, which: keyCode, shiftKey })
  }
  for (const letter of code) {
    const isCapital = /[A-Z]/.test(letter)
    if (isCapital) press('keydown', { key: 'Shift', keyCode: 16, which: 16, shiftKey: true })
    strike(letter, keyCodes[letter] ?? letter.toUpperCase().charCodeAt(0), letter.charCodeAt(0), isCapital)
    if (isCapital) press('keyup', { key: 'Shift', keyCode: 16, which: 16 })
  }
  strike('Enter', 13, 13, false)
}

/** Mounts a component, and returns a function that removes it. */
async function mount(element) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(element))
  return () => act(async () => root.unmount())
}
const libraries = {
  'onscan.js': (onCode) => {
    onScan.attachTo(document, { onScan: onCode })
    return () => onScan.detachFrom(document)
  },
  'use-scan-detection': (onCode) => {
    const Listener = () => {
      ;(useScanDetection.default ?? useScanDetection)({ onComplete: onCode })
      return null
    }
    return mount(createElement(Listener))
  },
  'simple-barcode-scanner': (onCode) => {
    const scanner = simpleBarcodeScanner()
    scanner.on((code) => onCode(code))
    return () => scanner.off()
  },
  'react-barcode-reader': (onCode) => mount(createElement(BarcodeReader, { onScan: onCode })),
  keyscanner: (onCode) => new KeyScanner(onCode).stop,
}

const codes = ['8991234567898', 'JP1234567890', 'KMJ-249-XXL', 'SPT-36.5', 'RTR-2026-1042', 'KM-41']
const seen = {}
for (const [library, attach] of Object.entries(libraries)) {
  const heard = []
  const detach = await attach((code) => heard.push(code))
  seen[library] = []
  for (const code of codes) {
    heard.length = 0
    await act(async () => {
      scan(code)
      await wait(400)
    })
    seen[library].push(heard.join(' and ') || null)
  }
  await detach()
}
console.log(codes, seen)
assert.deepEqual(seen, {
  'onscan.js': ['8991234567898', 'JP1234567890', 'KMJ249XXL', 'SPT365', 'RTR20261042', null],
  'use-scan-detection': codes.map((code) => code.replace(/[A-Z]/g, 'Shift$&')),
  'simple-barcode-scanner': ['8991234567898', 'JP1234567890', 'XXL', null, '1042', null],
  'react-barcode-reader': [...codes.slice(0, -1), null],
  keyscanner: codes,
})
console.log('As described.')
process.exit()
SCRIPT
node run.mjs
