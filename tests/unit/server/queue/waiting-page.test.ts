import { createHash } from 'node:crypto'
import { type Language, languages } from '@etalase/contract/rules/language.ts'
import { type Told, WaitingPage } from '@etalase/front/queue/waiting-page.ts'
import { describe, expect, test } from 'vitest'
import { brand } from '#brand/company.ts'
import { queueBrand, queueWords } from '#lib/front/queue-look.ts'

const pageIn = (language: Language) => {
  const look = { words: queueWords(language), language, brand: queueBrand }
  return new WaitingPage({ ...look, admissionMinutes: 10 })
}

const again = `/queue?next=${encodeURIComponent(`/products?${'a'.repeat(380)}`)}`
const startsAt = Date.parse('2026-11-11T12:00:00+07:00')

const all: readonly Told[] = [
  { kind: 'before', startsAt, seconds: 300 },
  { kind: 'noPlace' },
  { kind: 'waiting', ahead: 1_234_567, seconds: 7_200, isCrowded: true, isPaused: false },
  { kind: 'waiting', ahead: 1, seconds: 4, isCrowded: false, isPaused: false },
  { kind: 'waiting', ahead: 1_234, seconds: 720, isCrowded: false, isPaused: true },
]

describe.each(languages)('the queue page in %s', (language) => {
  const page = pageIn(language)
  const pages = all.map((told) => page.html(told, again))

  test('has five kilobytes at most, and no script', () => {
    for (const html of pages) {
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(5 * 1024)
      expect(html).not.toMatch(/<script|javascript:|\son\w+=/)
    }
  })

  test('has its language, one heading and the brand, and a link to check again at once', () => {
    for (const html of pages) {
      expect(html).toContain(`<html lang="${language}">`)
      expect(html.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1)
      expect(html).toMatch(new RegExp(`<title>[^<]+ · ${brand.name}</title>`))
      expect(html).toMatch(/<a href="\/queue\?next=[^"]+">[^<]+<\/a>/)
    }
  })

  test('shows place and time in its language, and never "undefined"', () => {
    expect(pages.join()).not.toMatch(/undefined|NaN|null/)
    expect(pages[2]).toMatch(/1[.,\u202f]234[.,\u202f]567/)
    expect(pages[0]).toContain('11 ')
    expect(pages[0]).toContain('2026, 12:00 WIB')
    expect(new Set(pages.map((html) => /<div class="now">.*?<\/div>/.exec(html)?.[0])).size).toBe(5)
  })
})

test('no two languages have the same words', () => {
  const texts = languages.map((language) => pageIn(language).html({ kind: 'noPlace' }, again))
  expect(new Set(texts).size).toBe(languages.length)
})

test('the policy allows only its own style', () => {
  const page = pageIn('en')
  const html = page.html({ kind: 'noPlace' }, again)
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = page.headers[page.headers.indexOf('Content-Security-Policy') + 1]
  expect(policy).toContain(`style-src 'sha256-${hash}'`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test('an address with quotes and tags is escaped', () => {
  const path = '/queue?next="><script>alert(1)</script>'
  expect(pageIn('en').html({ kind: 'noPlace' }, path)).not.toContain('<script')
})

test("the colours are the brand's", () => {
  const html = pageIn('en').html({ kind: 'noPlace' }, again)
  expect(html).not.toContain('unset')
  expect(html.toLowerCase()).toContain(`background:${brand.themeColor.toLowerCase()}`)
})
