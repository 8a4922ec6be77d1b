import fc from 'fast-check'

type Path = readonly (string | number)[]

/** Every place in an answer, the outermost first, without the answer itself. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key]
    return [place, ...placesIn(below, place)]
  })
}

const holderAt = (answer: unknown, path: Path): object =>
  path.slice(0, -1).reduce<object>((value, key) => Object(Reflect.get(value, key)), Object(answer))

/** What a backend might send in the place of a value. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, '', -1, 0.5, 1e20, true, [], {}, [null], 'x'.repeat(10_000)),
  fc.constantFrom('SOMETHING_NEW', '2026-13-45 99:99:99', 'not-a-colour', '../../etc'),
  fc.jsonValue(),
)

/** One value of an answer that is missing or wrong. */
export interface Break {
  path: Path
  change: { is: 'missing' } | { is: 'extra' } | { is: 'wrong'; value: unknown }
}

/** Any break of an answer. */
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

/** A copy of the answer with the break. */
export function broken<Answer>(answer: Answer, { path, change }: Break): Answer {
  // As it is sent: no two places share a value.
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
