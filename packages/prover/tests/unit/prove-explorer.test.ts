import { expect, test } from 'vitest'
import { Explorer, type Open } from '#explorer/explore.ts'
import { countCauses, replay, shrink } from '#explorer/replay.ts'
import { Stage } from '#explorer/stage.ts'
import { walk } from '#explorer/walk.ts'

/** What a flow does with a shared number. */
type Act = (stage: Stage, memory: Map<string, number>, name: string) => Promise<void>

interface Model {
  actors: Readonly<Record<string, Act>>
  /** Null when all is well at the end. */
  problem: (memory: ReadonlyMap<string, number>) => string | null
}

/** Opens a world in memory whose actors all start at once. */
const openModel =
  ({ actors, problem }: Model): Open =>
  async () => {
    const stage = new Stage(0)
    const memory = new Map<string, number>()
    for (const [name, act] of Object.entries(actors)) stage.start(() => act(stage, memory, name))
    await stage.settle()
    return {
      get choices() {
        return stage.choices
      },
      take: (label) => stage.take(label),
      digest: async () => JSON.stringify([[...memory].toSorted(), stage.choices]),
      violation: async () => null,
      finish: async () => problem(memory),
      close: () => stage.end(),
    }
  }

const step = (stage: Stage, flow: string, label: string) =>
  stage.park(flow, [{ label: `${flow} ${label}`, value: null }])

/** Reads a number and writes it back incremented; a write in between is lost. */
const increment =
  (key: string): Act =>
  async (stage, memory, name) => {
    await step(stage, name, 'reads')
    stage.reads(key)
    const read = memory.get(key) ?? 0
    await step(stage, name, 'writes')
    stage.writes(key)
    memory.set(key, read + 1)
  }

/** Does the same in one event. */
const incrementAtOnce =
  (key: string): Act =>
  async (stage, memory, name) => {
    await step(stage, name, 'increments')
    stage.writes(key)
    memory.set(key, (memory.get(key) ?? 0) + 1)
  }

const countIs = (key: string, wanted: number) => (memory: ReadonlyMap<string, number>) =>
  memory.get(key) === wanted ? null : `${key} is ${memory.get(key)}`

const explore = (model: Model) =>
  new Explorer(openModel(model), {
    depth: Number.POSITIVE_INFINITY,
    isOver: () => false,
  }).explore()

const lostUpdate: Model = {
  actors: { Ani: increment('pieces'), Budi: increment('pieces'), Citra: incrementAtOnce('others') },
  problem: countIs('pieces', 2),
}

test('finds a lost update, with its schedule', async () => {
  const { violation } = await explore(lostUpdate)
  expect(violation?.problem).toBe('pieces is 1')
  expect(violation?.schedule).toContain('Ani reads')
})

test('shortens the schedule of a fault, which still breaks the same promise', async () => {
  const open = openModel({
    ...lostUpdate,
    actors: { ...lostUpdate.actors, Dodi: increment('pieces') },
    problem: (memory) => ((memory.get('pieces') ?? 0) < 3 ? 'one is lost' : null),
  })
  const { violation } = await walk(open, { seed: 7, isOver: () => false })
  if (!violation) throw new Error('No fault was found')
  const short = await shrink(open, violation, () => false)
  expect(short.schedule.length).toBeLessThanOrEqual(violation.schedule.length)
  expect(await replay(open, short.schedule)).toEqual({ ...short })
})

test('ends the causes of a fault where its usual course breaks the promise by itself', async () => {
  const open = openModel(lostUpdate)
  const schedule = ['Budi reads', 'Ani reads', 'Ani writes', 'Budi writes', 'Citra increments']
  const violation = { schedule, problem: 'pieces is 1' }
  const count = await countCauses(open, violation, () => false)
  expect((await replay(open, schedule.slice(0, count))).problem).toBe('pieces is 1')
  expect(count).toBe(1)
  const correct = { ...lostUpdate, problem: () => null }
  expect(await countCauses(openModel(correct), violation, () => false)).toBe(schedule.length)
})

test('walks commuting orders once', async () => {
  const actors = {
    Ani: incrementAtOnce('a'),
    Budi: incrementAtOnce('b'),
    Citra: incrementAtOnce('c'),
  }
  let ends = 0
  const problem = () => {
    ends++
    return null
  }
  const { depth, isComplete } = await explore({ actors, problem })
  expect({ depth, isComplete, ends }).toEqual({ depth: 3, isComplete: true, ends: 1 })
})

test('walks all orders that do not commute', async () => {
  const seen = new Set<string>()
  const append =
    (digit: number): Act =>
    async (stage, memory, name) => {
      await step(stage, name, 'appends')
      stage.writes('text')
      memory.set('text', (memory.get('text') ?? 0) * 10 + digit)
    }
  const { isComplete } = await explore({
    actors: { Ani: append(1), Budi: append(2), Citra: append(3) },
    problem: (memory) => {
      seen.add(String(memory.get('text')))
      return null
    },
  })
  expect(isComplete).toBe(true)
  expect([...seen].toSorted()).toEqual(['123', '132', '213', '231', '312', '321'])
})

test('injects a fault within its limit, at each possible place', async () => {
  const seen = new Set<string>()
  const open: Open = async () => {
    const stage = new Stage(1)
    const ways: string[] = []
    const send = async (name: string) => {
      const way = await stage.park<string>(name, [
        { label: `${name} arrives`, value: 'arrives' },
        { label: `${name} is lost`, value: 'lost', isFault: true },
      ])
      ways.push(`${name} ${way}`)
    }
    for (const name of ['one', 'two']) stage.start(() => send(name))
    await stage.settle()
    return {
      get choices() {
        return stage.choices
      },
      take: (label) => stage.take(label),
      digest: async () => JSON.stringify([ways.toSorted(), stage.choices, stage.faultsLeft]),
      violation: async () => null,
      finish: async () => {
        seen.add(ways.toSorted().join())
        return null
      },
      close: () => stage.end(),
    }
  }
  await new Explorer(open, { depth: 9, isOver: () => false }).explore()
  expect([...seen].toSorted()).toEqual([
    'one arrives,two arrives',
    'one arrives,two lost',
    'one lost,two arrives',
  ])
})

/** Returns the events of each random schedule, for actors that do so many things in turn. */
async function randomSchedules(
  run: (stage: Stage, happen: (event: string) => void) => readonly Promise<void>[],
  faults = 0,
) {
  const schedules: string[][] = []
  const open: Open = async () => {
    const stage = new Stage(faults)
    const events: string[] = []
    for (const actor of run(stage, (event) => void events.push(event))) stage.start(() => actor)
    await stage.settle()
    return {
      get choices() {
        return stage.choices
      },
      take: (label) => stage.take(label),
      digest: async () => '',
      violation: async () => null,
      finish: async () => {
        schedules.push(events)
        return null
      },
      close: () => stage.end(),
    }
  }
  await walk(open, { seed: 1, isOver: (runs) => runs >= 200 })
  return schedules
}

/** Twelve things: with even odds one schedule in 4,096 reaches the last of them. */
const twelve = Array.from({ length: 12 }, (_, index) => `thing ${index + 1}`)

test('random schedules inject a fault into each of many requests, including the last', async () => {
  const schedules = await randomSchedules((stage, happen) => {
    const sendAll = async () => {
      for (const name of twelve) {
        const isLost = await stage.park('Ani', [
          { label: `${name} arrives`, value: false },
          { label: `${name} is lost`, value: true, isFault: true },
        ])
        if (isLost) happen(name)
      }
    }
    return [sendAll()]
  }, 1)
  const lost = new Set(schedules.flat())
  expect(twelve.filter((name) => !lost.has(name))).toEqual([])
})

test('random schedules delay events that can come at any time, and sometimes omit optional ones', async () => {
  const schedules = await randomSchedules((stage, happen) => {
    const act = async () => {
      for (const name of twelve) {
        await stage.park('Ani', [{ label: name, value: null }])
        happen(name)
      }
    }
    const once = async (label: string, isOptional: boolean) => {
      await stage.park(label, [{ label, value: null, isOptional }])
      happen(label)
    }
    return [act(), once('the release', false), once('the notification', true)]
  })
  const seen = (event: string) => schedules.filter((events) => events.includes(event)).length
  const isLate = (events: string[]) => events.indexOf('the release') >= twelve.length
  expect(schedules.filter(isLate).length).toBeGreaterThan(5)
  expect(seen('the release')).toBe(schedules.length)
  expect(seen('the notification')).toBeLessThan(0.75 * schedules.length)
  expect(seen('the notification')).toBeGreaterThan(0.25 * schedules.length)
})

test('the same seed gives the same random schedules', async () => {
  const found = async () => walk(openModel(lostUpdate), { seed: 3, isOver: (runs) => runs >= 50 })
  expect(await found()).toEqual(await found())
})
