import { withoutFlow } from '#explorer/flow.ts'
import type { Stage } from '#explorer/stage.ts'
import type { WireAnswer } from '#system/backend.ts'

interface Trip {
  /** In words: `tab 1's POST cart`. */
  name: string
  sender: string
  receiver: string
  /** Whether network faults can affect it. */
  canFail: boolean
  /** Whether others can see when it arrives, and when the response does. */
  isSeen: { arriving: boolean; answering: boolean }
  /** Passes it to the receiver. Throws `Killed` when that process is killed meanwhile. */
  send: () => Promise<WireAnswer>
  /** Applies the response on arrival, before the sender's code continues. */
  onAnswer?: (answer: WireAnswer) => void
}

const broken = () => new TypeError('fetch failed', { cause: new Error('the connection broke') })

const isKilled = (error: unknown) => error instanceof Error && error.name === 'Killed'

type Way = 'arrives' | 'lost' | 'late'

function waysThere({ name, receiver, canFail }: Trip) {
  const arrives = { label: `${receiver} gets ${name}`, value: 'arrives' as Way }
  const lost = { label: `${name} is lost on its way`, value: 'lost' as Way, isFault: true }
  const late = { label: `the connection of ${name} breaks`, value: 'late' as Way, isFault: true }
  return canFail ? ([arrives, lost, late] as const) : ([arrives] as const)
}

function waysBack({ name, sender, canFail }: Trip) {
  const arrives = { label: `${sender} gets the answer to ${name}`, value: true }
  const lost = { label: `the answer to ${name} is lost`, value: false, isFault: true }
  return canFail ? ([arrives, lost] as const) : ([arrives] as const)
}

async function travel(stage: Stage, trip: Trip, settle: PromiseWithResolvers<WireAnswer>) {
  const { arriving, answering } = trip.isSeen
  const way = await stage.park<Way>(trip.name, waysThere(trip), { isLocal: !arriving })
  if (way === 'lost') return settle.reject(broken())
  if (way === 'late') {
    // The sender believes that it is lost, but it arrives.
    settle.reject(broken())
    await stage.park(trip.name, [
      { label: `${trip.receiver} gets ${trip.name} after all`, value: null },
    ])
  }
  const answer = await trip.send().catch((error: unknown) => {
    if (isKilled(error)) return null
    throw error
  })
  if (way === 'late') return
  if (answer === null) return settle.reject(broken())
  const isBack = await stage.park(trip.name, waysBack(trip), { isLocal: !answering })
  if (!isBack) return settle.reject(broken())
  trip.onAnswer?.(answer)
  settle.resolve(answer)
}

/** Sends a request and waits for its response. The explorer decides the fate of both. */
export function exchange(stage: Stage, trip: Trip): Promise<WireAnswer> {
  const settle = Promise.withResolvers<WireAnswer>()
  withoutFlow(() => stage.start(() => travel(stage, trip, settle)))
  return stage.wait(settle.promise)
}
