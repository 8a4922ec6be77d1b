import { describe, expect, test } from 'vitest'
import {
  isOffered,
  type MedusaPromotion,
  problemOf,
  termsOf,
} from '../../server/src/promotion-terms.ts'

const now = new Date('2026-11-27T12:00:00Z')

const method: NonNullable<MedusaPromotion['application_method']> = {
  type: 'percentage',
  value: 10,
  target_type: 'order',
  allocation: null,
  target_rules: [],
}

const campaign = {
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: '2026-12-01T00:00:00Z',
  budget: null,
} as const

/** 10% off, at most 40,000, in November, for everyone. */
const promotion: MedusaPromotion = {
  id: 'promo_1',
  code: 'HALO10',
  type: 'standard',
  is_automatic: false,
  limit: 2,
  used: 1,
  metadata: { disc_max: 40_000, is_offered: true },
  rules: [],
  application_method: method,
  campaign,
}

const withMethod = (changes: Partial<typeof method>) => ({
  application_method: { ...method, ...changes },
})

const withBudget = (
  type: 'usage' | 'spend' | 'use_by_attribute',
  limit: number | null,
  used = 0,
) => ({
  campaign: { ...campaign, budget: { type, limit, used } },
})

describe('a code is accepted', () => {
  test.each<[string, Partial<MedusaPromotion>]>([
    ['while it holds', {}],
    ['without a campaign', { campaign: null }],
    ['with a rule about the currency, which is one', { rules: [{ attribute: 'currency_code' }] }],
    ['for all goods together', withMethod({ target_type: 'items', allocation: 'across' })],
    [
      'for the delivery, of which an order has one',
      withMethod({ target_type: 'shipping_methods', allocation: 'each' }),
    ],
    ['with a use left of its budget', withBudget('usage', 5, 4)],
  ])('%s, and offered', (_, changes) => {
    expect(problemOf({ ...promotion, ...changes }, now)).toBeNull()
    expect(isOffered({ ...promotion, ...changes }, now)).toBe(true)
  })
})

describe('a code is neither accepted nor offered', () => {
  test.each<[string, Partial<MedusaPromotion>, ReturnType<typeof problemOf>]>([
    [
      'before it begins',
      { campaign: { ...campaign, starts_at: '2026-11-27T12:00:01Z' } },
      'NOT_FOUND',
    ],
    ['at its end', { campaign: { ...campaign, ends_at: now } }, 'ENDED'],
    ['once it is used up', { used: 2 }, 'USED_UP'],
    ['once its budget is', withBudget('usage', 5, 5), 'USED_UP'],
    ['for some buyers', { rules: [{ attribute: 'customer.groups.id' }] }, 'NOT_FOUND'],
    ['for some goods', withMethod({ target_rules: [{ id: 'prorul_1' }] }), 'NOT_FOUND'],
    ['by the piece', withMethod({ target_type: 'items', allocation: 'each' }), 'NOT_FOUND'],
    ['as a gift', { type: 'buyget' }, 'NOT_FOUND'],
    ['where Medusa takes it off by itself', { is_automatic: true }, 'NOT_FOUND'],
    ['with an amount that may mean two', { metadata: { disc_max: '50.5' } }, 'NOT_FOUND'],
    ['without anything that it takes off', { application_method: null }, 'NOT_FOUND'],
  ])('%s', (_, changes, problem) => {
    expect(problemOf({ ...promotion, ...changes }, now)).toBe(problem)
    expect(isOffered({ ...promotion, ...changes }, now)).toBe(false)
  })
})

describe('a code is accepted from shoppers who know it, but not offered,', () => {
  test.each<[string, Partial<MedusaPromotion>]>([
    ['when staff have not said so', { metadata: null }],
    ['when staff have ended it', { metadata: { is_offered: false } }],
    ['with a budget of money: the order may exceed it', withBudget('spend', 1_000_000, 999_000)],
    ['with a number of uses by buyer', withBudget('use_by_attribute', 1)],
    ['with one use by buyer, after others have used theirs', withBudget('use_by_attribute', 1, 5)],
  ])('%s', (_, changes) => {
    expect(problemOf({ ...promotion, ...changes }, now)).toBeNull()
    expect(isOffered({ ...promotion, ...changes }, now)).toBe(false)
  })
})

test('amounts in metadata keep their thousands separators', () => {
  const metadata = { disc_max: '50.000', disc_nominal: '1,000' }
  expect(termsOf({ ...promotion, metadata })).toMatchObject({
    disc_max: 50_000,
    disc_nominal: 1_000,
  })
})

test('a value that Medusa sends as a string is read as a number', () => {
  expect(termsOf({ ...promotion, ...withMethod({ value: '10' }) })).toEqual({
    id: 'promo_1',
    code: 'HALO10',
    category: 'PRODUCT',
    disc_percent: 10,
    disc_nominal: 0,
    disc_max: 40_000,
  })
})
