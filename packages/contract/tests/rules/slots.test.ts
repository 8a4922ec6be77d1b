import { describe, expect, test } from 'vitest'
import { Slots, TooManyWaiting } from '#rules/slots.ts'

const flush = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Returns slots whose uses end on demand. `started` lists the names of all that ran, in order. */
function openSlots(count: number, maxWaiting = 100) {
  const slots = new Slots(count, maxWaiting)
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const ask = (name: string, client = '', isGone = () => false) => {
    const use = async () => {
      started.push(name)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      ends.set(name, (error) => (error ? reject(error) : resolve()))
      await promise
      return `${name} is done`
    }
    const result = slots.run(use, { client, isGone })
    result.catch(() => {})
    return result
  }
  const askAll = (names: readonly string[], client = '') => names.map((name) => ask(name, client))
  const end = async (name: string, error?: Error) => {
    await flush()
    ends.get(name)?.(error)
    await flush()
  }
  return { slots, ask, askAll, end, started }
}

const names = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${start}${index + 1}`)

/** Whether a use has been refused so far, instead of waiting or running. */
const isRefused = (use: Promise<unknown>) =>
  Promise.race([
    use.then(
      () => false,
      (error) => error instanceof TooManyWaiting,
    ),
    flush().then(() => false),
  ])

describe('slots', () => {
  test('limit how many calls run, and queued calls start in order', async () => {
    const { slots, askAll, end, started } = openSlots(2)
    askAll(['a', 'b', 'c', 'd'])
    await flush()
    expect([started, slots.running, slots.waiting]).toEqual([['a', 'b'], 2, 2])
    await end('b')
    expect([started, slots.running]).toEqual([['a', 'b', 'c'], 2])
    await end('a')
    await end('c')
    await end('d')
    expect([started, slots.running, slots.waiting]).toEqual([['a', 'b', 'c', 'd'], 0, 0])
  })

  test("return the call's result", async () => {
    const { ask, end } = openSlots(1)
    const result = ask('a')
    await end('a')
    expect(await result).toBe('a is done')
  })

  test('are freed when a call fails, and the failure reaches the caller', async () => {
    const { ask, end, started } = openSlots(1)
    const failing = ask('a')
    ask('b')
    await end('a', new Error('no backend'))
    await expect(failing).rejects.toThrow('no backend')
    expect(started).toEqual(['a', 'b'])
  })

  test('can grow, which starts queued calls', async () => {
    const { slots, askAll, started } = openSlots(1)
    askAll(['a', 'b', 'c', 'd'])
    slots.resize(3)
    await flush()
    expect(started).toEqual(['a', 'b', 'c'])
  })

  test('can shrink: running calls continue, and none starts until they end', async () => {
    const { slots, askAll, end, started } = openSlots(3)
    askAll(['a', 'b', 'c', 'd'])
    await flush()
    slots.resize(1)
    await end('a')
    await end('b')
    expect(started).toEqual(['a', 'b', 'c'])
    await end('c')
    expect(started).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('one client', () => {
  test('gets all slots when no other waits', async () => {
    const { askAll, started } = openSlots(8)
    askAll(names('a', 10), 'a')
    await flush()
    expect(started).toEqual(names('a', 8))
  })

  test('gets at most a quarter while others wait, however early it came', async () => {
    const { slots, askAll, end, started } = openSlots(8)
    askAll(names('first', 8), 'z')
    askAll(names('a', 10), 'a')
    for (const client of ['b', 'c', 'd']) askAll(names(client, 2), client)
    await flush()
    for (const name of names('first', 8)) await end(name)
    const running = started.slice(8)
    expect(running.toSorted()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2'])
    await end('b1')
    expect([started.at(-1), slots.running]).toEqual(['a3', 8])
  })

  test('lets a newcomer pass once it has its share', async () => {
    const { askAll, end, started } = openSlots(4)
    askAll(names('a', 10), 'a')
    askAll(['b1'], 'b')
    await flush()
    await end('a1')
    expect(started.at(-1)).toBe('b1')
    await end('a2')
    expect(started.at(-1)).toBe('a5')
  })

  test('alternates with the others when there is one slot', async () => {
    const { ask, askAll, end, started } = openSlots(1)
    askAll(names('crowd', 4), 'crowd')
    ask('cart', 'cart')
    ask('home', 'home')
    for (const name of ['crowd1', 'cart', 'crowd2', 'home', 'crowd3']) await end(name)
    expect(started).toEqual(['crowd1', 'cart', 'crowd2', 'home', 'crowd3', 'crowd4'])
  })

  test('gets at least one slot', async () => {
    const { askAll, end, started } = openSlots(1)
    askAll(['a1', 'a2'], 'a')
    await flush()
    await end('a1')
    expect(started).toEqual(['a1', 'a2'])
  })
})

describe('a full queue', () => {
  test("refuses its only client's next call at once, and drops no queued one", async () => {
    const { slots, askAll, ask } = openSlots(1, 3)
    const waiting = askAll(names('a', 4), 'a')
    expect(await isRefused(ask('late', 'a'))).toBe(true)
    for (const use of waiting) expect(await isRefused(use)).toBe(false)
    expect(slots.waiting).toBe(3)
  })

  test('accepts again when a call has ended', async () => {
    const { askAll, ask, end } = openSlots(1, 2)
    askAll(names('a', 3), 'a')
    await end('a1')
    expect(await isRefused(ask('next', 'a'))).toBe(false)
  })

  test('drops the last call of the client with the most for a newcomer', async () => {
    const { slots, askAll, ask } = openSlots(1, 4)
    const [, second, third, last] = askAll(names('a', 4), 'a')
    const other = ask('b1', 'b')
    const newcomer = ask('c1', 'c')
    expect(
      await Promise.all([last, newcomer, other, second, third].map((use) => use && isRefused(use))),
    ).toEqual([true, false, false, false, false])
    expect(slots.waiting).toBe(4)
  })

  test('refuses a newcomer when each client has one place', async () => {
    const { ask } = openSlots(1, 3)
    const waiting = ['run', 'a', 'b', 'c'].map((client) => ask(client, client))
    expect(await isRefused(ask('d', 'd'))).toBe(true)
    for (const use of waiting) expect(await isRefused(use)).toBe(false)
  })

  test('refuses a client with as many places as any other', async () => {
    const { ask, askAll } = openSlots(1, 4)
    ask('run')
    const waiting = [...askAll(['a1', 'a2'], 'a'), ...askAll(['b1', 'b2'], 'b')]
    expect(await isRefused(ask('b3', 'b'))).toBe(true)
    for (const use of waiting) expect(await isRefused(use)).toBe(false)
  })

  test('takes places from a flood one by one, until all clients have the same number', async () => {
    const { ask, askAll } = openSlots(1, 6)
    ask('run')
    const flood = askAll(names('a', 6), 'a')
    const others = askAll(names('b', 4), 'b')
    expect(await Promise.all(flood.map(isRefused))).toEqual([false, false, false, true, true, true])
    expect(await Promise.all(others.map(isRefused))).toEqual([false, false, false, true])
  })

  test('drops calls of disconnected clients first', async () => {
    const { slots, ask } = openSlots(1, 3)
    ask('run')
    let hasLeft = false
    for (const name of names('a', 3)) ask(name, 'a', () => hasLeft)
    expect(await isRefused(ask('late', 'a'))).toBe(true)
    hasLeft = true
    expect(await isRefused(ask('later', 'a'))).toBe(false)
    expect(slots.waiting).toBe(1)
  })
})
