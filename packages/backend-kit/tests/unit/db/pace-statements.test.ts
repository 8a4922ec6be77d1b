import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { paceStatements } from '#db/pace-statements.ts'

/** Runs statements without a pause, as PGlite does, and rejects one. */
function openPaced() {
  const client = {
    query: async <Row>(text: string) => {
      if (text === 'wrong') throw new Error('syntax error')
      return { rows: [] as Row[], fields: [] }
    },
  }
  paceStatements(client)
  return client
}

test('the event loop runs other work while 50 statements wait', async () => {
  const client = openPaced()
  let done = 0
  const statements = Array.from({ length: 50 }, async () => {
    await client.query('select 1')
    done++
  })
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  expect(done).toBeLessThan(50)
  await Promise.all(statements)
})

test('statements run in the order of arrival, even after a failed one', async () => {
  const client = openPaced()
  const order: string[] = []
  const run = (text: string) =>
    client.query(text).then(
      () => order.push(text),
      (error: Error) => order.push(error.message),
    )
  await Promise.all([run('select 1'), run('wrong'), run('select 2')])
  expect(order).toEqual(['select 1', 'syntax error', 'select 2'])
})
