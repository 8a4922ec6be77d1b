import { expect, test } from 'vitest'
import { whenFewRead } from '#lib/gateway/returns.ts'
import { returnsMessages } from '#messages/returns.ts'

const call = 'POST order-return'

test('three forms with pictures are read at once, 6 wait, and the others are told to retry', async () => {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  let reading = 0
  const handle = () => {
    reading++
    return isRead
  }
  const pressed = Array.from({ length: 30 }, () => whenFewRead({ call, order: 'A' }, handle))
  const ended = Promise.allSettled(pressed)
  await expect(pressed[29]).rejects.toMatchObject({
    status: 429,
    shopperMessage: returnsMessages.busy,
  })
  expect(reading).toBe(3)
  read()
  const refused = (await ended).filter(({ status }) => status === 'rejected')
  expect([reading, refused.length]).toEqual([9, 21])
})

test('a form of an order without running reads comes before those of an order with some', async () => {
  const ends: (() => void)[] = []
  const started: string[] = []
  const press = (order: string) =>
    whenFewRead({ call, order }, () => {
      started.push(order)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const pressed = ['A', 'A', 'A', 'A', 'A', 'B'].map(press)
  await Promise.resolve()
  ends[0]?.()
  await pressed[0]
  expect(started).toEqual(['A', 'A', 'A', 'B'])
  while (started.length < pressed.length || ends.length > 0) {
    ends.pop()?.()
    await Promise.resolve()
  }
  await Promise.all(pressed)
})
