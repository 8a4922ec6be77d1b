import { expect, test } from 'vitest'
import { growingCache } from '#shared/growing-cache.ts'

test('drops the least recently used entry beyond its limit', () => {
  const cache = growingCache<number>(2)
  cache.set('first', 1).set('second', 2)
  cache.get('first')
  cache.set('third', 3)
  expect([...cache.keys()].toSorted()).toEqual(['first', 'third'])
})

test('counts an entry that is set again once', () => {
  const cache = growingCache<object>(2)
  for (let time = 0; time < 5; time++) cache.set('first', { time })
  cache.set('second', {})
  expect(cache.get('first')).toEqual({ time: 4 })
})
