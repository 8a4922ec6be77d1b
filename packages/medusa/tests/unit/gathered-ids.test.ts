import { expect, test } from 'vitest'
import { GatheredIds } from '../../server/src/gathered-ids.ts'

/** Events that end when the test says so, taken or not. */
class Events {
  readonly sent: string[][] = []
  #end = (_isTaken: boolean) => {}
  send = (ids: string[]) => {
    this.sent.push(ids)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.#end = resolve
    return promise
  }
  async end(isTaken = true): Promise<void> {
    this.#end(isTaken)
    await new Promise(setImmediate)
  }
}

test('a change is sent at once', () => {
  const events = new Events()
  new GatheredIds().add(['a'], events.send)
  expect(events.sent).toEqual([['a']])
})

test('changes during an event are sent in one event after it, each once', async () => {
  const [ids, events] = [new GatheredIds(), new Events()]
  for (const id of ['a', 'b', 'c', 'b', 'a']) ids.add([id], events.send)
  await events.end()
  await events.end()
  expect(events.sent).toEqual([['a'], ['b', 'c', 'a']])
})

test('more ids than an event holds are sent one event after the other', async () => {
  const [ids, events] = [new GatheredIds(), new Events()]
  ids.add(
    Array.from({ length: 600 }, (_, index) => `prod_${index}`),
    events.send,
  )
  expect(events.sent).toHaveLength(1)
  for (const _ of [1, 2, 3]) await events.end()
  expect(events.sent.map(({ length }) => length)).toEqual([250, 250, 100])
})

test('after an event that was not taken the waiting ids are dropped, and the next change is sent', async () => {
  const [ids, events] = [new GatheredIds(), new Events()]
  ids.add(['a'], events.send)
  ids.add(['b'], events.send)
  await events.end(false)
  ids.add(['c'], events.send)
  expect(events.sent).toEqual([['a'], ['c']])
})
