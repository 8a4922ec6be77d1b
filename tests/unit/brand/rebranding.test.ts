import { globSync, readFileSync } from 'node:fs'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import { describe, expect, test } from 'vitest'
import { brand } from '#brand/company.ts'

/** Sources of pages, mails, feeds and images, except brand/ and the reference backend's demo catalogue. */
const sources = globSync(
  '{app,components,lib,packages/{backend,backend-kit,contract,front,medusa,pictures}/src,deploy}/**/*',
  {
    exclude: ['packages/backend-kit/src/seed/**', 'packages/backend-kit/src/db/migrations/**'],
    withFileTypes: true,
  },
)
  .filter(
    (entry) => entry.isFile() && /\.(?:tsx?|css|ya?ml|conf|template|json)$|file$/.test(entry.name),
  )
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
  .concat(
    'public/service-worker.js',
    'middleware.ts',
    'next.config.ts',
    'instrumentation-client.ts',
  )

const { legal, social, apps, labels, hashtag } = brand

/** The company's names, which only brand/ may contain. */
const marks = [
  brand.name,
  brand.name.replaceAll(' ', ''),
  brand.name.replaceAll(' ', '-'),
  brand.legalName,
  brand.email,
  brand.phone,
  formatPhone(brand.phone),
  brand.chatUrl,
  brand.newsUrl,
  new URL(brand.newsUrl).hostname,
  hashtag.tag,
  hashtag.url,
  ...[...social, ...apps].map(({ url }) => url),
  ...labels.map(({ logo }) => logo),
  legal.address,
  legal.nib,
  legal.pse,
  legal.privacyOfficer.email,
  legal.security.contact,
].filter((mark) => mark !== '')

const marksIn = (text: string) => {
  const lower = text.toLowerCase()
  return marks.filter((mark) => lower.includes(mark.toLowerCase()))
}

describe("the company's names", () => {
  test('occur in brand/ alone: another company replaces that folder', () => {
    const found = sources.flatMap((path) =>
      marksIn(readFileSync(path, 'utf8')).map((mark) => `${path}: ${mark}`),
    )
    expect(sources.length).toBeGreaterThan(500)
    expect(found).toEqual([])
  })

  test('are detected wherever one of them occurs', () => {
    expect(marks.every((mark) => mark.length > 4)).toBe(true)
    expect(marksIn(readFileSync('brand/company.ts', 'utf8'))).toContain(brand.name)
    expect(marksIn(`<title>${brand.name.toUpperCase()}</title>`)).toContain(brand.name)
    expect(marksIn('Another company')).toEqual([])
  })

  test("in labels are also absent from the shop's own sentences", () => {
    const names = new RegExp(`\\b(?:${labels.map(({ name }) => name).join('|')})\\b`)
    const shop = sources.filter((path) => /^(?:app|components|lib|server)\//.test(path))
    expect(shop.filter((path) => names.test(readFileSync(path, 'utf8')))).toEqual([])
  })
})
