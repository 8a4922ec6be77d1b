import { describe, expect, onTestFinished, test } from 'vitest'
import { brand } from '#brand/company.ts'
import { securityText } from '#lib/seo/security-text.ts'

const fieldOf = (text: string, name: string) => text.match(new RegExp(`^${name}: (.+)$`, 'm'))?.[1]

function given(security: typeof brand.legal.security): void {
  const before = brand.legal.security
  brand.legal.security = security
  onTestFinished(() => {
    brand.legal.security = before
  })
}

describe('/.well-known/security.txt', () => {
  test.each(['2026-11-25T00:00:00Z', '2031-02-28T23:59:59Z'])(
    'requested at %s expires later, within a year, as RFC 9116 requires',
    (time) => {
      const now = new Date(time)
      const expires = new Date(fieldOf(securityText(now), 'Expires') ?? '')
      const days = (expires.getTime() - now.getTime()) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(1)
      expect(days).toBeLessThan(366)
    },
  )

  test('is never expired, whatever the settings', () => {
    given({ contact: 'mailto:security@shop.example', validDays: -5 })
    const now = new Date()
    expect(Date.parse(fieldOf(securityText(now), 'Expires') ?? '')).toBeGreaterThan(now.getTime())
  })

  test("has the contact from the settings, or else the company's address", () => {
    expect(fieldOf(securityText(new Date()), 'Contact')).toBe(brand.legal.security.contact)
    given({ contact: '', validDays: 30 })
    expect(fieldOf(securityText(new Date()), 'Contact')).toBe(`mailto:${brand.email}`)
  })

  test('has each field once, and its own address', () => {
    const text = securityText(new Date())
    const names = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(':')[0])
    expect(new Set(names).size).toBe(names.length)
    expect(fieldOf(text, 'Canonical')).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/)
  })
})
