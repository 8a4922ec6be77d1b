import { expect, test } from 'vitest'
import { providers } from '#payment/providers.ts'

test('a channel code names the same channel at every provider, so paid orders keep their channel', () => {
  const known = new Map<string, object>()
  for (const { code, name, kind } of providers.flatMap(({ channels }) => [...channels])) {
    expect(known.get(code) ?? { name, kind }).toEqual({ name, kind })
    known.set(code, { name, kind })
  }
})

test.each(providers)('each channel of $name has its own code', ({ channels }) => {
  expect(new Set(channels.map(({ code }) => code)).size).toBe(channels.length)
})
