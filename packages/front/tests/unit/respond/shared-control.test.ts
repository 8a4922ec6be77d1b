import { expect, test } from 'vitest'
import { sharedControl } from '#respond/shared-control.ts'

const forever = Number.POSITIVE_INFINITY

test.each([
  [
    'for a minute, and a day more while the shop is away',
    { fresh: 60, holds: forever },
    60,
    86_400,
  ],
  ['until what it shows ends, and no grace beyond', { fresh: 60, holds: 100 }, 60, 40],
  ['not even for its minute where that ends sooner', { fresh: 60, holds: 20 }, 20, undefined],
  ['for whole seconds', { fresh: 59.9, holds: 70.2 }, 59, 11],
  ['not at all once it has ended', { fresh: 60, holds: -3 }, 0, undefined],
])('shared caches keep a page %s', (_, keeping, fresh, grace) => {
  const end = grace === undefined ? '' : `, stale-if-error=${grace}`
  expect(sharedControl(keeping)).toBe(`max-age=0, s-maxage=${fresh}${end}`)
})
