#!/usr/bin/env bash
# Libraries that read the text of a PDF fail on valid invoices, or return another one's text: pdf-ts 0.0.2, pdf2json 4.1.0, pdfreader 3.0.8,
# pdf-parse 2.4.5, unpdf 1.8.1, pdf.js-extract 1.0.1, pdf-text-reader 5.1.1 and pdfdataextract 4.0.0, with invoices by pdfkit 0.20.2.
#
# 1. pdf-ts, pdf2json and pdfreader read the whole ArrayBuffer of a Buffer, not its part. Node keeps small Buffers of Buffer.concat, which
#    collects pdfkit's chunks, and of readFileSync in one pool. For each of three invoices in one pool, pdf-ts returns the text of the same
#    one, without an error; pdf2json and pdfreader fail. Large files have their own ArrayBuffer, so only short invoices are affected.
# 2. pdf2json returns the lines from the bottom of the page to the top: the total first, the number of the invoice last.
# 3. Libraries that contain PDF.js share a global variable with its worker. Once unpdf has read a file, pdf-parse, pdf.js-extract,
#    pdf-text-reader and pdfdataextract fail in that process: "The API version does not match the Worker version". In the other order both
#    libraries work.
#
# Here: an invoice is a page, which the browser prints (lib/messages/en/invoice.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund pdfkit@0.20.2 pdf-ts@0.0.2 pdf2json@4.1.0 pdfreader@3.0.8 pdf-parse@2.4.5 \
  unpdf@1.8.1 pdf.js-extract@1.0.1 pdf-text-reader@5.1.1 pdfdataextract@4.0.0 2>/dev/null
cat >read.mjs <<'SCRIPT'
const libraries = {
  'pdf-ts': async (file) => (await import('pdf-ts')).pdfToText(file),
  pdf2json: async (file) => {
    const { default: Parser } = await import('pdf2json')
    return new Promise((resolve, reject) => {
      const parser = new Parser(null, true)
      parser.on('pdfParser_dataReady', () => resolve(parser.getRawTextContent()))
      parser.on('pdfParser_dataError', reject)
      parser.parseBuffer(file)
    })
  },
  pdfreader: async (file) => {
    const { PdfReader } = await import('pdfreader')
    const texts = []
    return new Promise((resolve, reject) =>
      new PdfReader().parseBuffer(file, (error, item) => {
        if (error) reject(error)
        else if (item) texts.push(item.text ?? '')
        else resolve(texts.join('\n'))
      }),
    )
  },
  'pdf-parse': async (file) => (await new (await import('pdf-parse')).PDFParse({ data: new Uint8Array(file) }).getText()).text,
  unpdf: async (file) => (await (await import('unpdf')).extractText(new Uint8Array(file), { mergePages: true })).text,
  'pdf.js-extract': async (file) => {
    const { pages } = await new (await import('pdf.js-extract')).PDFExtract().extractBuffer(file, {})
    return pages[0].content.map(({ str }) => str).join(' ')
  },
  'pdf-text-reader': async (file) => (await import('pdf-text-reader')).readPdfText({ data: new Uint8Array(file) }),
  pdfdataextract: async (file) => (await (await import('pdfdataextract')).PdfData.extract(new Uint8Array(file))).text.join('\n'),
}

/** Returns the text, without blank lines, or the message of the error. */
export async function read(library, file) {
  try {
    const lines = (await libraries[library](file)).split(/\r?\n/)
    return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('-'))
  } catch (error) {
    return String(error.message ?? error.parserError)
  }
}

/** The file as a Buffer with its own ArrayBuffer. */
export const alone = (file) => Buffer.from(new Uint8Array(file).buffer)
SCRIPT
cat >invoices.mjs <<'SCRIPT'
import { once } from 'node:events'
import PDFDocument from 'pdfkit'

export async function invoice(number) {
  const document = new PDFDocument()
  const chunks = []
  document.on('data', (chunk) => chunks.push(chunk))
  for (const line of [`Faktur ${number}`, 'Kemeja Batik Rp249.000', 'Total Rp249.000']) document.text(line)
  document.end()
  await once(document, 'end')
  return Buffer.concat(chunks)
}
SCRIPT
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { invoice } from './invoices.mjs'
import { alone, read } from './read.mjs'

/** The libraries write their own warnings to the console. */
const print = console.log
console.log = console.warn = console.error = () => {}

const numbers = ['INV-1', 'INV-2', 'INV-3']
const lines = (number) => [`Faktur ${number}`, 'Kemeja Batik Rp249.000', 'Total Rp249.000']
const invoices = await Promise.all(numbers.map(invoice))
for (const file of invoices) assert.ok(file.buffer.byteLength > file.length, 'Buffer.concat does not use a pool')

/** The invoices in a pool of their own, so that only they are in it. */
const pool = Buffer.from(new ArrayBuffer(64 * 1024))
const pooled = invoices.map((file, index) => {
  const start = 1024 + index * 4096
  file.copy(pool, start)
  return pool.subarray(start, start + file.length)
})

const seen = {}
for (const library of ['pdf-ts', 'pdf2json', 'pdfreader']) {
  const texts = []
  for (const file of pooled) texts.push(await read(library, file))
  seen[library] = { alone: await read(library, alone(pooled[0])), pooled: texts }
}
console.dir(seen, { depth: null })
assert.deepEqual(seen['pdf-ts'].alone, lines('INV-1'))
const [text] = seen['pdf-ts'].pooled
assert.ok(numbers.some((number) => text[0] === `Faktur ${number}`))
assert.deepEqual(seen['pdf-ts'].pooled, [text, text, text])
assert.deepEqual(seen.pdf2json.alone, lines('INV-1').toReversed())
assert.deepEqual(seen.pdfreader.alone, lines('INV-1'))
for (const library of ['pdf2json', 'pdfreader']) for (const text of seen[library].pooled) assert.match(String(text), /^Error: /)

/** Reads an invoice with several libraries, in a process of their own, and returns those that fail. */
function failing(...names) {
  const script = `import { invoice } from './invoices.mjs'
    import { alone, read } from './read.mjs'
    const file = alone(await invoice('INV-1'))
    const results = []
    for (const name of ${JSON.stringify(names)}) results.push([name, await read(name, file)])
    console.log(JSON.stringify(results))`
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], options)
  const results = JSON.parse(output.trim().split('\n').at(-1))
  for (const [, text] of results) assert.match(String(text), /INV-1|does not match the Worker version/)
  return results.filter(([, text]) => !String(text).includes('INV-1')).map(([name]) => name)
}
const others = ['pdf-parse', 'pdf.js-extract', 'pdf-text-reader', 'pdfdataextract']
const failuresWith = (name) => ({ 'after unpdf': failing('unpdf', name), 'before unpdf': failing(name, 'unpdf') })
const failures = Object.fromEntries(others.map((name) => [name, failuresWith(name)]))
print(failures)
for (const name of others) assert.deepEqual(failures[name], { 'after unpdf': [name], 'before unpdf': [] })
print('As described.')
SCRIPT
node run.mjs
