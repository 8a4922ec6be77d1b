import fc from 'fast-check'

type Path = readonly (string | number)[]

/** Lists the path of every value inside a response, outermost first. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key]
    return [place, ...placesIn(below, place)]
  })
}

const holderAt = (answer: unknown, path: Path): object =>
  path.slice(0, -1).reduce<object>((value, key) => Object(Reflect.get(value, key)), Object(answer))

/** Values that a faulty backend might send. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, '', -1, 0.5, 1e20, true, [], {}, [null], 'x'.repeat(10_000)),
  fc.constantFrom('SOMETHING_NEW', '2026-13-45 99:99:99', 'not-a-colour', '../../etc'),
  fc.jsonValue(),
)

/** A missing, extra or wrong value in a response. */
export interface Break {
  path: Path
  change: { is: 'missing' } | { is: 'extra' } | { is: 'wrong'; value: unknown }
}

/** Generates any single break of a response. */
export const aBreakOf = (answer: unknown): fc.Arbitrary<Break> =>
  fc.record({
    path: fc.constantFrom(...placesIn(answer)),
    change: fc.oneof(
      {
        weight: 1,
        arbitrary: fc.constantFrom({ is: 'missing' as const }, { is: 'extra' as const }),
      },
      { weight: 4, arbitrary: wrong.map((value) => ({ is: 'wrong' as const, value })) },
    ),
  })

/** Returns a copy of the response with the break applied. */
export function broken<Answer>(answer: Answer, { path, change }: Break): Answer {
  // A JSON round trip, as over the network, so that no two places share an object.
  const copy = JSON.parse(JSON.stringify(answer))
  const holder = holderAt(copy, path)
  const key = path.at(-1) ?? ''
  if (change.is === 'extra') {
    if (!Array.isArray(holder)) Reflect.set(holder, 'added', 'by a newer backend')
  } else if (change.is === 'wrong') Reflect.set(holder, key, change.value)
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else Reflect.deleteProperty(holder, key)
  return copy
}
