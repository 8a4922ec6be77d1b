#!/usr/bin/env bash
# Libraries that write the plain text of an HTML mail change its quantities, prices and codes: html-to-text 10.0.1, nodemailer-html-to-text
# 3.2.0, @tryghost/html-to-plaintext 1.0.13, html2plaintext 2.1.4, string-strip-html 13.7.6 and @react-email/render 2.3.1 (toPlainText).
#
# 1. The first four join the cells of a row: one T-shirt for 50.000 is "Kaos150.000", two shirts for 249.000 are "Kemeja Batik2249.000".
#    With line breaks between the cells they have spaces, so a template that a person wrote is right, and the same table from React or a
#    minifier, which write none, is wrong. The format dataTable of html-to-text helps.
# 2. html-to-text, nodemailer-html-to-text and @react-email/render write headings in capitals, and codes with them: hemat10 is HEMAT10.
# 3. A struck price is a price: "Rp299.000 Rp249.000" in all six. node-html-markdown 2.0.0 marks it, and separates the cells.
# 4. string-strip-html decodes `&lt;` before it looks for tags. Of "XL &lt; XXL, panjang 28&quot;" it keeps "XL", and nothing that follows,
#    the total included; without the inch mark it keeps all. It drops an address in `&lt;` and `&gt;`.
#
# Here: both parts of a mail are written from its content, the text not from the HTML (packages/backend-kit/src/mail/mail-message.ts). Fails
# when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund html-to-text@10.0.1 nodemailer-html-to-text@3.2.0 \
  @tryghost/html-to-plaintext@1.0.13 html2plaintext@2.1.4 string-strip-html@13.7.6 @react-email/render@2.3.1 node-html-markdown@2.0.0 \
  react@19.3.1 react-dom@19.3.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { promisify } from 'node:util'
import { toPlainText } from '@react-email/render'
import ghost from '@tryghost/html-to-plaintext'
import { convert } from 'html-to-text'
import html2plaintext from 'html2plaintext'
import { NodeHtmlMarkdown } from 'node-html-markdown'
import nodemailerHtmlToText from 'nodemailer-html-to-text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { stripHtml } from 'string-strip-html'

const libraries = {
  'html-to-text': (html) => convert(html),
  'nodemailer-html-to-text': async (html) => {
    const mail = { data: { html }, resolveContent: (data, key, callback) => callback(null, data[key]) }
    await promisify(nodemailerHtmlToText.htmlToText())(mail)
    return mail.data.text
  },
  '@tryghost/html-to-plaintext': (html) => ghost.email(html),
  html2plaintext: (html) => html2plaintext(html),
  'string-strip-html': (html) => stripHtml(html).result,
  '@react-email/render': (html) => toPlainText(html),
  'node-html-markdown': (html) => NodeHtmlMarkdown.translate(html),
}
const lines = [
  ['Kemeja Batik', '2', '249.000'],
  ['Kaos', '1', '50.000'],
]
const row = (cells) => createElement('tr', { key: cells[0] }, ...cells.map((cell) => createElement('td', null, cell)))
const react = renderToStaticMarkup(createElement('table', null, createElement('tbody', null, lines.map(row))))
const texts = {
  react,
  broken: react.replaceAll('><', '>\n<'),
  heading: '<h1>Kode hemat10</h1>',
  struck: '<p><s>Rp299.000</s> Rp249.000</p>',
  inches: '<p>Ukuran XL &lt; XXL, panjang 28&quot;</p><p>Total Rp548.000</p>',
  sizes: '<p>Ukuran XL &lt; XXL</p><p>Total Rp548.000</p>',
  address: '<p>Balas ke &lt;sari@toko.example&gt; saja</p>',
}
const seen = {}
for (const [library, write] of Object.entries(libraries)) {
  seen[library] = {}
  for (const [name, html] of Object.entries(texts)) seen[library][name] = (await write(html)).replace(/\s+/g, ' ').trim()
}
console.dir(seen, { depth: null })

const apart = 'Kemeja Batik 2 249.000 Kaos 1 50.000'
const joining = ['html-to-text', 'nodemailer-html-to-text', '@tryghost/html-to-plaintext', 'html2plaintext']
const capitals = ['html-to-text', 'nodemailer-html-to-text', '@react-email/render']
const { 'node-html-markdown': markdown, ...others } = seen
for (const [library, text] of Object.entries(others)) {
  assert.equal(text.react, joining.includes(library) ? 'Kemeja Batik2249.000Kaos150.000' : apart, library)
  assert.equal(text.broken, apart, library)
  assert.equal(text.heading, capitals.includes(library) ? 'KODE HEMAT10' : 'Kode hemat10', library)
  assert.equal(text.struck, 'Rp299.000 Rp249.000', library)
  if (library === 'string-strip-html') continue
  assert.equal(text.inches, 'Ukuran XL < XXL, panjang 28" Total Rp548.000', library)
  assert.equal(text.address, 'Balas ke <sari@toko.example> saja', library)
}
assert.equal(markdown.struck, '~~Rp299.000~~ Rp249.000')
assert.match(markdown.react, /\| Kaos \| 1 \| 50\.000 \|/)
const { inches, sizes, address } = seen['string-strip-html']
assert.deepEqual([inches, sizes, address], ['Ukuran XL', 'Ukuran XL < XXL Total Rp548.000', 'Balas ke saja'])
const selectors = [{ selector: 'table', format: 'dataTable' }]
assert.match(convert(react, { selectors }), /^Kemeja Batik +2 +249\.000\nKaos +1 +50\.000$/)
console.log('As described.')
SCRIPT
node run.mjs
