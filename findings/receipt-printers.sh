#!/usr/bin/env bash
# Libraries for receipt printers (ESC/POS) swallow a receipt's lines, or print another price: escpos 2.5.2, @node-escpos/core 0.6.0,
# @tillpos/xml-escpos-helper 0.3.1, node-thermal-printer 4.6.1, receiptline 4.0.4 and @point-of-sale/receipt-printer-encoder 4.0.1.
#
# 1. Code 128 is sent as length, code set and data (Epson's reference, GS k). escpos and @node-escpos/core write the length as two
#    hexadecimal digits, and nothing if it has one: below 16. The tracking number {BJP1234567890 has 14, so the printer takes { for the
#    length, 123, and the lines that follow for data. {B and 16 digits print well. With `model('xprinter')` @node-escpos/core is right.
# 2. The code set ({B) is required. Those two and @tillpos/xml-escpos-helper leave it to their caller, the other three add it.
# 3. On paper of 32 columns a price breaks between its digits when its column is narrower: Rp12.490.000 is "Rp12.490." above "000" in
#    node-thermal-printer, "Rp12.490.0" above "00" in the others. A third of the paper, the default of three of them, holds Rp249.000.
# 4. escpos and @node-escpos/core encode as GB18030 by default. There the no-break space that Intl writes has the bytes 81 30 84 32, with two
#    digits: other printers show "Rp 1.249.000" as "Rpü0ä21.249.000".
#
# Here: invoices and pickup vouchers are pages that the browser prints (lib/documents), and Rp1.249.000 has no space
# (packages/contract/src/rules/money.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund escpos@2.5.2 @node-escpos/core@0.6.0 @tillpos/xml-escpos-helper@0.3.1 \
  node-thermal-printer@4.6.1 receiptline@4.0.4 @point-of-sale/receipt-printer-encoder@4.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'

const require = createRequire(import.meta.url)
const escpos = require('escpos')
const nodeEscpos = require('@node-escpos/core')
const { BARCODE_SYSTEM, BufferBuilder } = require('@tillpos/xml-escpos-helper')
const { PrinterTypes, ThermalPrinter } = require('node-thermal-printer')
const receiptline = require('receiptline')

const columns = 32
/** Returns what a printer of one of the two escpos libraries would get. */
async function sent({ Printer }, write, options = { encoding: 'cp437' }) {
  const chunks = []
  const adapter = { open: (done) => done?.(), close: (done) => done?.(), write: (data, done) => (chunks.push(data), done?.()) }
  const printer = new Printer(adapter, { width: columns, ...options })
  write(printer)
  await printer.flush(() => {})
  return Buffer.concat(chunks).toString('latin1')
}
const total = 'Total Rp249.000'
const thermal = (write) => {
  const printer = new ThermalPrinter({ type: PrinterTypes.EPSON, interface: 'tcp://127.0.0.1', width: columns })
  write(printer)
  return printer.getBuffer().toString('latin1')
}
const encoded = (encoder) => Buffer.from(encoder.encode()).toString('latin1')

/** Reads a Code 128 as a printer does (GS k 73 n d1…dn), and what is printed after it. */
function printed(bytes) {
  const [, after] = bytes.split('\x1dkI')
  const length = after.charCodeAt(0)
  const isComplete = after.length > length
  return { length, hasCodeSet: /^\{[ABC]/.test(after.slice(1)), hasTotal: isComplete && after.slice(length + 1).includes(total) }
}
const barcode = (code, model) => (printer) => printer.model(model).barcode(code, 'CODE128', { width: 2, height: 60 }).text(total)
const till = new BufferBuilder()
till.printBarcode('JP1234567890', BARCODE_SYSTEM.CODE_128).printText(total)
const codes = {
  escpos: printed(await sent(escpos, barcode('{BJP1234567890', null))),
  'escpos, 16 digits': printed(await sent(escpos, barcode('{B1234567890123456', null))),
  '@node-escpos/core': printed(await sent(nodeEscpos, barcode('{BJP1234567890', null))),
  '@node-escpos/core, 16 digits': printed(await sent(nodeEscpos, barcode('{B1234567890123456', null))),
  '@node-escpos/core, xprinter': printed(await sent(nodeEscpos, barcode('JP1234567890', 'xprinter'))),
  '@tillpos/xml-escpos-helper': printed(Buffer.from(till.build()).toString('latin1')),
  'node-thermal-printer': printed(thermal((printer) => (printer.code128('JP1234567890'), printer.println(total)))),
  receiptline: printed(receiptline.transform(`{code:JP1234567890;option:code128}\n${total}`, { cpl: columns, command: 'escpos' })),
  'receipt-printer-encoder': printed(encoded(new ReceiptPrinterEncoder().barcode('JP1234567890', 'code128', 60).line(total))),
}
console.table(codes)
const good = (length) => ({ length, hasCodeSet: true, hasTotal: true })
const swallowed = { length: 123, hasCodeSet: false, hasTotal: false }
assert.deepEqual(codes, {
  escpos: swallowed,
  'escpos, 16 digits': good(18),
  '@node-escpos/core': swallowed,
  '@node-escpos/core, 16 digits': good(18),
  '@node-escpos/core, xprinter': good(11),
  '@tillpos/xml-escpos-helper': { ...good(12), hasCodeSet: false },
  'node-thermal-printer': good(14),
  receiptline: good(11),
  'receipt-printer-encoder': good(14),
})

const cells = (price) => ['Kaos', '5', price].map((text, index) => ({ text, align: index === 0 ? 'LEFT' : 'RIGHT' }))
const rows = async (price) => ({
  'node-thermal-printer': thermal((printer) => printer.tableCustom(cells(price))),
  '@node-escpos/core': await sent(nodeEscpos, (printer) => printer.tableCustom(cells(price))),
  receiptline: receiptline.transform(`Kaos | 5 | ${price}`, { cpl: columns, command: 'text' }),
  'receipt-printer-encoder': encoded(
    new ReceiptPrinterEncoder({ columns }).table([{ width: 12 }, { width: 8 }, { width: 10, align: 'right' }], [['Kaos', '5', price]]),
  ),
})
const piecesOf = (row) => row.match(/Rp[\d.]+|\d+(?=\s*$)/g).join(' / ')
for (const price of ['Rp249.000', 'Rp12.490.000']) {
  const pieces = Object.fromEntries(Object.entries(await rows(price)).map(([name, row]) => [name, piecesOf(row)]))
  console.log(price, pieces)
  const [cut, most] = price === 'Rp249.000' ? [price, price] : ['Rp12.490. / 000', 'Rp12.490.0 / 00']
  const { 'node-thermal-printer': first, ...others } = pieces
  assert.deepEqual([first, ...Object.values(others)], [cut, most, most, most])
}

const price = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }).format(1_249_000)
for (const library of [escpos, nodeEscpos]) assert.match(await sent(library, (printer) => printer.text(price), {}), /^Rp\x810\x8421\.249\.000/)
console.log(price, 'is Rp 81 30 84 32 1.249.000')
console.log('As described.')
SCRIPT
node run.mjs
