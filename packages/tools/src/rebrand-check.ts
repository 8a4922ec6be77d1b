import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '@etalase/brand/company.ts'
import { runScenarios } from '@etalase/conformance/run-scenarios.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import { cleanUpAtSignals, cleanup } from '@etalase/processes/cleanup.ts'
import { waitForServer } from '@etalase/processes/ports.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import { copySources, linkModules } from '#copy-sources.ts'

/** Builds a temporary copy as another company, reads its pages, feeds and mails, and prints where the first company's name appears. */
const port = Number(process.env.PORT ?? 3600)
const shopUrl = `http://localhost:${port}`
const backendUrl = `http://localhost:${port + 1}`

/** The second company: replacements for the first one's words in brand/ and in the demo catalogue. */
const replacements: readonly (readonly [from: string, to: string])[] = [
  [brand.legalName, 'PT Rumah Kain'],
  [brand.name, 'Rumah Kain'],
  [brand.name.replaceAll(' ', ''), 'RumahKain'],
  [brand.name.replaceAll(' ', '').toLowerCase(), 'rumahkain'],
  [brand.phone, '+622150889999'],
  [brand.chatUrl, 'https://wa.me/6285000889999'],
  [brand.legal.address, 'Jl. Lain No. 2, Bandung 00000 (demo)'],
  [brand.legal.nib, '0000000000009 (demo)'],
]

/** A company need not set all of them. */
const secondCompany = replacements.filter(([from]) => from !== '')

async function rename(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:ts|json|csv|txt|md|svg)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const text = await readFile(path, 'utf8')
    const renamed = secondCompany.reduce((now, [from, to]) => now.replaceAll(from, to), text)
    if (renamed !== text) await writeFile(path, renamed)
  }
}

async function makeSecondCompany(folder: string): Promise<void> {
  await copySources(folder)
  linkModules(folder)
  await rename(join(folder, 'brand'))
  await rename(join(folder, 'packages/backend-kit/src/seed'))
}

const read = async (url: string) => (await fetch(url)).text()

/** Returns the addresses in the sitemap, and pages that it omits. */
async function addresses(): Promise<string[]> {
  const locations = (xml: string) =>
    Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url)
  const parts = locations(await read(`${shopUrl}/sitemap.xml`))
  const pages = (await Promise.all(parts.map(read))).flatMap(locations)
  const others = [
    'cart checkout sign-in sign-up order manifest.webmanifest llms.txt robots.txt none',
    '.well-known/security.txt brand/logo.svg icon.svg',
    'feeds/google.xml feeds/local-inventory.tsv feeds/products.tsv',
  ]
  return [...pages, ...others.flatMap((row) => row.split(' ')).map((path) => `${shopUrl}/${path}`)]
}

/** Returns addresses of mails: those that the backend sends to the conformance suite's shoppers. */
async function mailAddresses(): Promise<string[]> {
  await runScenarios({ url: backendUrl })
  const index = await read(`${backendUrl}/outbox`)
  const paths = Array.from(index.matchAll(/href="(\/outbox\/.*?)"/g), ([, path = '']) => path)
  if (paths.length === 0) throw new Error('The backend has sent no mail.')
  return paths.map((path) => `${backendUrl}${path}`)
}

async function check(): Promise<void> {
  const words = [...secondCompany.map(([from]) => from), formatPhone(brand.phone)].map((word) =>
    word.toLowerCase(),
  )
  const urls = [...(await addresses()), ...(await mailAddresses())]
  const found: string[] = []
  let named = 0
  for (const url of urls) {
    // Quoted-printable lines continue after a `=`.
    const text = (await read(url)).replaceAll(/=\r?\n/g, '').toLowerCase()
    if (text.includes('rumah kain')) named++
    for (const word of words) if (text.includes(word)) found.push(`${url}: ${word}`)
  }
  process.stdout.write(`${urls.length} answers read, ${named} name the second company\n`)
  process.stdout.write(found.length === 0 ? 'None names the first one\n' : `${found.join('\n')}\n`)
  process.exitCode = found.length === 0 && named > urls.length / 2 ? 0 : 1
}

/** Clears settings that would read from or write to another shop or backend: an empty one counts as unset. */
const env = {
  DATABASE_URL: '',
  API_BASE_URL: '',
  SHOP_URL: '',
  DATA_DIR: '',
  PORT: String(port),
  BACKEND_PORT: String(port + 1),
}

cleanUpAtSignals()
const folder = await mkdtemp(join(tmpdir(), 'rebrand-'))
const removeFolder = cleanup(() => rm(folder, { recursive: true, force: true }))
try {
  await makeSecondCompany(folder)
  const shop = startProcess(['node', 'scripts/start.ts', 'start'], { cwd: folder, env })
  await waitForServer(`${shopUrl}/brand/logo.svg`, 600)
    .then(check)
    .finally(() => shop.stop())
} finally {
  await removeFolder()
}
