import { expect, test } from 'vitest'
import { growingCache } from '#shared/growing-cache.ts'

test('beyond its limit the entry that rested longest is dropped', () => {
  const cache = growingCache<number>(2)
  cache.set('first', 1).set('second', 2)
  cache.get('first')
  cache.set('third', 3)
  expect([...cache.keys()].toSorted()).toEqual(['first', 'third'])
})

test('an entry that is set again takes the room of one', () => {
  const cache = growingCache<object>(2)
  for (let time = 0; time < 5; time++) cache.set('first', { time })
  cache.set('second', {})
  expect(cache.get('first')).toEqual({ time: 4 })
})
