import type { Ticket } from '#queue/ticket.ts'
import type { QueueSettings } from '#shared/settings.ts'

/** A number of the tickets of networks within their share of the line, and one of all others. */
export type Pair = readonly [own: number, crowded: number]

/** What all instances know of a line of shoppers. Times are milliseconds since 1970. */
export interface Line {
  /** When it opened, in seconds since 1970. */
  id: number
  /** When it went on last. */
  at: number
  issued: Pair
  /** How many came before the start, whose places are drawn; null until then. */
  drawn: Pair | null
  /** Whoever has this place, or one before it, may come in. */
  called: Pair
  /** Up to this place newcomers come in at once: some while nobody waits. */
  openTo: number
  /** How many more could be called now, by the rate. */
  allowance: number
  /** The part of the crowded in what was called. */
  crowdedCredit: number
  /** Who was called and has not come yet. */
  awaited: readonly { until: number; count: number }[]
  /** All who have come in, and all who did not when they were called. */
  entered: number
  abandoned: number
  /** Places a second by which the line went on lately. */
  speed: number
}

/** @param speed of which is told until the first have been called */
export const newLine = (id: number, at: number, speed: number): Line => ({
  id,
  at,
  issued: [0, 0],
  drawn: null,
  called: [0, 0],
  openTo: 0,
  allowance: 0,
  crowdedCredit: 0,
  awaited: [],
  entered: 0,
  abandoned: 0,
  speed,
})

/** Of those who are called while others wait, the crowded are one in so many. */
const crowdedShare = 50

/** Tickets of one network within its share: some, or this part of all. A mobile network is one address of thousands. */
const networkShare = { atLeast: 20, part: 1 / 1000 }

/** Whether a network has more than its share of a line. */
export const isCrowd = (held: number, issued: number, factor: number): boolean =>
  factor > 0 && held > Math.max(networkShare.atLeast, issued * networkShare.part) * factor

const ms = {
  /** For which a place is kept that was called: longer than any page waits before it looks again. */
  claim: 75_000,
  /** More than this after the last step, nobody was there to call. */
  longestStep: 5_000,
  /** Over which the speed is averaged. */
  speed: 30_000,
}

/** Seconds of the rate that may be called at once. */
const burst = 2

export const waitingIn = ({ issued, called }: Line): Pair => [
  Math.max(0, issued[0] - called[0]),
  Math.max(0, issued[1] - called[1]),
]

/** Splits a number of calls between the two. */
function share(line: Line, calls: number): { calls: Pair; credit: number } {
  const [own, crowded] = waitingIn(line)
  if (crowded === 0) return { calls: [Math.min(own, calls), 0], credit: 0 }
  const credit = line.crowdedCredit + calls / crowdedShare
  const theirs = Math.min(crowded, Math.max(Math.floor(credit), calls - own))
  return { calls: [Math.min(own, calls - theirs), theirs], credit: Math.max(0, credit - theirs) }
}

type Awaited = Line['awaited']

/**
 * Takes those who came out of who was called: the oldest calls first. Gives how many more came, too: while nobody waited, or
 * long after they were called.
 */
function settle(awaited: Awaited, came: number): { kept: Awaited; rest: number } {
  let rest = came
  const kept = awaited.flatMap(({ until, count }) => {
    const here = Math.min(rest, count)
    rest -= here
    return count > here ? [{ until, count: count - here }] : []
  })
  return { kept, rest }
}

const total = (awaited: Awaited) => awaited.reduce((sum, { count }) => sum + count, 0)

/** Some speed is left, so that what is told has an end. */
const average = (before: number, latest: number, spanMs: number) =>
  Math.max(0.01, before + (latest - before) * (1 - Math.exp(-spanMs / ms.speed)))

/** What is counted by all instances, when a line goes on. */
export interface Counts {
  now: number
  issued: Pair
  /** All who have come in so far. */
  entered: number
  /** Who is in the shop. */
  inside: number
  /** Whether the sale has begun, and nobody has paused it. */
  isAdmitting: boolean
}

/** The line a moment later: calls as many as the rate and the room in the shop allow. */
export function goOn(line: Line, counts: Counts, rules: QueueSettings): Line {
  const { now, issued, entered, inside, isAdmitting } = counts
  const span = Math.min(Math.max(now - line.at, 0), ms.longestStep)
  const { kept, rest } = settle(line.awaited, Math.max(0, entered - line.entered))
  const awaited = kept.filter(({ until }) => until > now)
  // Places that nobody has claimed in time pass on.
  const passed = total(kept) - total(awaited)
  const earned = line.allowance + (rules.perSecond * span) / 1000
  const most = Math.max(1, rules.perSecond * burst)
  const allowance = Math.max(0, Math.min(earned, most) - rest) + passed
  const known = { ...line, at: now, issued, entered, abandoned: line.abandoned + passed }
  if (!isAdmitting) return { ...known, allowance: Math.min(allowance, 1), awaited, openTo: 0 }
  const room = Math.max(0, rules.shoppers - inside - total(awaited))
  const { calls, credit } = share(known, Math.floor(Math.min(allowance, room)))
  const called = calls[0] + calls[1]
  // Else what was saved while nobody waited is called at once, and says nothing.
  const wasBusy = span > 0 && line.drawn !== null && line.openTo === 0
  const left = waitingIn(known)[0] + waitingIn(known)[1] - called
  return {
    ...known,
    drawn: line.drawn ?? issued,
    called: [line.called[0] + calls[0], line.called[1] + calls[1]],
    openTo: left > 0 ? 0 : issued[0] + Math.floor(Math.min(allowance, room)) - called,
    allowance: allowance - called,
    crowdedCredit: credit,
    awaited: called > 0 ? [...awaited, { until: now + ms.claim, count: called }] : awaited,
    speed: wasBusy && left > 0 ? average(line.speed, (called * 1000) / span, span) : line.speed,
  }
}

/** The place of a ticket in its part of the line, from 1; null for a lot that is not drawn yet. */
export function placeOf(line: Line, ticket: Ticket, lotOf: (ticket: Ticket) => number) {
  if (!ticket.isDrawn) return ticket.number
  const drawn = line.drawn?.[ticket.isCrowded ? 1 : 0]
  return drawn === undefined ? null : Math.floor(lotOf(ticket) * drawn) + 1
}

export const isCalled = ({ called, openTo }: Line, { isCrowded }: Ticket, place: number): boolean =>
  place <= (isCrowded ? called[1] : Math.max(called[0], openTo))

/** What is told to who has a place: how many are called until then, with it, and in how many seconds. */
export function outlook(line: Line, { isCrowded }: Ticket, place: number) {
  const [own, crowded] = waitingIn(line)
  const before = place - line.called[isCrowded ? 1 : 0]
  const others = isCrowded
    ? Math.min(own, before * (crowdedShare - 1))
    : Math.min(crowded, before / (crowdedShare - 1))
  const ahead = Math.max(1, Math.round(before + others))
  return { ahead, seconds: ahead / line.speed }
}
