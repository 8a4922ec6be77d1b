import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'

type Kind = 'address' | 'passkey'

/** Numbers never change, so they are cached without expiry. */
const known = new LRUCache<string, number>({ max: 50_000 })

const answer = z.object({ numbers: z.record(z.string(), z.number().int().positive()) })

/** Returns the numbers of the engine's keys. The engine creates missing ones. */
export async function numbersOf(
  engine: Engine,
  kind: Kind,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const unknown = keys.filter((key) => !known.has(`${kind} ${key}`))
  if (unknown.length > 0) {
    const { numbers } = await engine.own('POST', '/numbers', {
      answer,
      body: { kind, keys: unknown },
    })
    for (const [key, number] of Object.entries(numbers)) known.set(`${kind} ${key}`, number)
  }
  return new Map(keys.map((key) => [key, known.get(`${kind} ${key}`) ?? 0]))
}
