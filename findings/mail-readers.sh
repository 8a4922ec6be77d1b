#!/usr/bin/env bash
# Libraries that read mails lose recipients, subjects and file names of a mail that nodemailer 10.6.0 wrote: letterparser 0.1.8, eml-parse-js
# 1.1.15 and eml-format 0.6.1. Company names have commas in Indonesia ("Toko Café Jaya, CV"), and headers are folded at 76 characters.
#
# 1. An encoded name hides its comma, but letterparser and eml-parse-js decode it before they split the list: "Toko Café Jaya" and "CV" are
#    two recipients. In letterparser the first has the address "Toko Café Jaya", in eml-parse-js none.
# 2. When a quoted name continues on the next line, eml-format splits it at its comma, and eml-parse-js drops the space: "PT SinarAbadi".
# 3. eml-format keeps the first encoded word of a subject, with underscores for spaces: "Re:_Pesanan_INV-1042_–_kemeja_" of "Re: Pesanan
#    INV-1042 – kemeja batik, sudah dibayar". An attachment with an encoded name has no name.
# 4. eml-parse-js cuts the name of an attachment where it continues on the next line: "Bukti transfer – Rp249.000.p" instead of .pdf.
# 5. postal-mime 4.0.0, mailparser 3.14.2 and emailjs-mime-parser 2.0.7 return all of it as written.
#
# Here: the shop sends mails, and never reads any (packages/backend-kit/src/mail). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund nodemailer@10.6.0 letterparser@0.1.8 eml-parse-js@1.1.15 eml-format@0.6.1 \
  postal-mime@4.0.0 mailparser@3.14.2 emailjs-mime-parser@2.0.7 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { promisify } from 'node:util'
import emlFormat from 'eml-format'
import { readEml } from 'eml-parse-js'
import emailjsParser from 'emailjs-mime-parser'
import { extract } from 'letterparser'
import { simpleParser } from 'mailparser'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'

const to = [
  { name: 'Toko Café Jaya, CV', address: 'beli@jaya.example' },
  { name: 'PT Sinar Abadi, Tbk', address: 'beli@sinar.example' },
]
const subject = 'Re: Pesanan INV-1042 – kemeja batik, sudah dibayar'
const file = 'Bukti transfer – Rp249.000.pdf'
const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
const attachments = [{ filename: file, content: 'lunas' }]
const { message } = await transport.sendMail({ from: 'sari@mail.example', to, subject, text: 'Halo', attachments })
const mail = message.toString()
console.log(mail.slice(0, mail.indexOf('MIME-Version')))

/** The attachment's name, from emailjs-mime-parser's tree. */
const fileNames = (node) => [
  ...(node.headers['content-disposition'] ?? []).map(({ params }) => params.filename),
  ...node.childNodes.flatMap(fileNames),
]
const libraries = {
  letterparser: () => {
    const read = extract(mail)
    return [read.to, read.subject, read.attachments.map(({ filename }) => filename)]
  },
  'eml-parse-js': async () => {
    const read = await promisify(readEml)(mail)
    return [read.to, read.subject, read.attachments.map(({ name }) => name)]
  },
  'eml-format': async () => {
    const read = await promisify(emlFormat.read)(mail)
    return [read.to, read.subject, read.attachments.map(({ name }) => name)]
  },
  'postal-mime': async () => {
    const read = await PostalMime.parse(mail)
    return [read.to, read.subject, read.attachments.map(({ filename }) => filename)]
  },
  mailparser: async () => {
    const read = await simpleParser(mail)
    return [read.to.value, read.subject, read.attachments.map(({ filename }) => filename)]
  },
  'emailjs-mime-parser': () => {
    const read = emailjsParser.default(new TextEncoder().encode(mail))
    return [read.headers.to[0].value, read.headers.subject[0].value, fileNames(read)]
  },
}
const seen = {}
for (const [library, read] of Object.entries(libraries)) {
  const [recipients, ...others] = await read()
  seen[library] = [recipients.map(({ name, address, email }) => [name, address ?? email]), ...others]
}
console.dir(seen, { depth: null })

const written = [to.map(({ name, address }) => [name, address]), subject, [file]]
const [, sinar] = written[0]
for (const library of ['postal-mime', 'mailparser', 'emailjs-mime-parser']) assert.deepEqual(seen[library], written)
assert.deepEqual(seen.letterparser, [[[undefined, 'Toko Café Jaya'], ['CV', 'beli@jaya.example'], sinar], subject, [file]])
assert.deepEqual(seen['eml-parse-js'], [
  [['Toko Café Jaya', ''], ['CV', 'beli@jaya.example'], ['PT SinarAbadi, Tbk', 'beli@sinar.example']],
  subject,
  ['Bukti transfer – Rp249.000.p'],
])
const [[, ...afterJaya], shortened, names] = seen['eml-format']
assert.deepEqual(afterJaya, [[undefined, '"PT Sinar\r\nAbadi'], ['Tbk', 'beli@sinar.example']])
assert.deepEqual([shortened, names], ['Re:_Pesanan_INV-1042_–_kemeja_', [undefined]])
console.log('As described.')
SCRIPT
node run.mjs
