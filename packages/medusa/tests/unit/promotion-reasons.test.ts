import { describe, expect, test } from 'vitest'
import { reasonsOf } from '../../server/src/left-out/promotion-reasons.ts'
import type { MedusaPromotion } from '../../server/src/promotion-terms.ts'

const now = new Date('2026-11-29T00:00:00Z')

const promotion: MedusaPromotion = {
  id: 'promo_1',
  code: 'Lebaran',
  type: 'standard',
  is_automatic: false,
  limit: null,
  used: 0,
  metadata: null,
  rules: [],
  application_method: {
    type: 'percentage',
    value: 10,
    target_type: 'order',
    allocation: 'across',
    target_rules: [],
  },
  campaign: null,
}

const reasons = (given: Partial<MedusaPromotion>, others: readonly MedusaPromotion[] = []) => {
  const one = { ...promotion, ...given }
  return reasonsOf(one, [...others, one], now)
}

describe('a promotion is listed as left out when it', () => {
  test.each([
    ['is automatic', { is_automatic: true }],
    ['has conditions', { rules: [{ attribute: 'customer.groups.id' }] }],
    ['cannot type', { code: 'HALO 10' }],
  ])('%s', (words, given) => {
    expect(reasons(given)).toEqual([expect.stringContaining(words)])
  })

  test('has a code that reads like an older one', () => {
    const older = { ...promotion, id: 'promo_0', code: 'LEBARAN' }
    expect(reasons({}, [older])).toEqual([expect.stringContaining('reads like LEBARAN')])
  })
})

test('a promotion that is usable, future, ended or used up is not listed as left out', () => {
  const campaign = { starts_at: null, ends_at: null, budget: null }
  expect(reasons({})).toEqual([])
  expect(reasons({ campaign: { ...campaign, starts_at: new Date('2027-01-01') } })).toEqual([])
  expect(reasons({ campaign: { ...campaign, ends_at: new Date('2026-01-01') } })).toEqual([])
  expect(reasons({ limit: 1, used: 1 })).toEqual([])
})
