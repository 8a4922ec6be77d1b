import { expect, test } from 'vitest'
import { profileTable } from '#bench/medusa/profile.ts'

const work = (path: string[], cpuMs: number) => ({ path, times: 2, ms: 30, cpuMs, statements: 8 })

test('a profile shows the cost per order of each call and the work below it, and omits free calls', () => {
  const table = profileTable(
    [
      work(['POST /adapter/orders', 'order.createOrders'], 8),
      work(['POST /adapter/orders'], 20),
      work(['GET /adapter/stock'], 1),
    ],
    2,
  )
  expect(table.split('\n').slice(2)).toEqual([
    '| POST /adapter/orders | 1.0 | 15.0 | 10.0 | 4.0 |',
    '| – order.createOrders | 1.0 | 15.0 | 4.0 | 4.0 |',
  ])
})
