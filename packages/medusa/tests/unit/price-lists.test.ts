import { expect, test } from 'vitest'
import { changedLists } from '../../server/src/catalogue/price-lists.ts'

const at = (time: string) => Date.parse(`2026-11-27T${time}Z`)
const sale = { starts_at: '2026-11-27T10:00:00Z', ends_at: '2026-11-27T18:00:00Z' }

test.each([
  ['begins', at('09:59:00'), at('10:00:00')],
  ['ends', at('17:59:30'), at('18:00:30')],
])('prices have changed once a sale %s', (_, before, now) => {
  expect(changedLists([sale], before, now)).toEqual([sale])
})

test('a beginning is found even by a late check', () => {
  expect(changedLists([sale], at('09:59:00'), at('10:05:00'))).toEqual([sale])
})

test('a beginning is found only once', () => {
  expect(changedLists([sale], at('10:00:00'), at('10:01:00'))).toEqual([])
})

test('a list without times, or of another day, changes no price', () => {
  const lists = [
    { starts_at: null, ends_at: null },
    { starts_at: new Date('2026-11-28T10:00:00Z'), ends_at: null },
  ]
  expect(changedLists(lists, at('09:59:00'), at('10:00:00'))).toEqual([])
})

test('of several lists only those that begin or end are found', () => {
  const later = { ...sale, starts_at: '2026-11-27T11:00:00Z' }
  expect(changedLists([sale, later], at('09:59:00'), at('10:00:00'))).toEqual([sale])
})
