import { expect, test } from 'vitest'
import { providers } from '#payment/providers.ts'

test('a code of a channel names the same channel at every provider, so that a paid order keeps its own', () => {
  const known = new Map<string, object>()
  for (const { code, name, kind } of providers.flatMap(({ channels }) => [...channels])) {
    expect(known.get(code) ?? { name, kind }).toEqual({ name, kind })
    known.set(code, { name, kind })
  }
})

test.each(providers)('the channels of $name have a code each', ({ channels }) => {
  expect(new Set(channels.map(({ code }) => code)).size).toBe(channels.length)
})
