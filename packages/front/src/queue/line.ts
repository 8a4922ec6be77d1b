import type { Ticket } from '#queue/ticket.ts'
import type { QueueSettings } from '#shared/settings.ts'

/** The ticket numbers of networks within their share of the line, and of all others. */
export type Pair = readonly [own: number, crowded: number]

/** The state of a line that all instances share. Times are milliseconds since 1970. */
export interface Line {
  /** When it opened, in seconds since 1970. */
  id: number
  /** When it last moved. */
  at: number
  issued: Pair
  /** The number of tickets from before the start, whose places are drawn; null until the draw. */
  drawn: Pair | null
  /** Tickets up to this place may come in. */
  called: Pair
  /** Newcomers up to this place come in at once, when the line is empty. */
  openTo: number
  /** How many more the rate allows to call now. */
  allowance: number
  /** The fraction of a call owed to crowded networks. */
  crowdedCredit: number
  /** Tickets that were called and have not come in yet. */
  awaited: readonly { until: number; count: number }[]
  /** The total that came in, and the total that missed their call. */
  entered: number
  abandoned: number
  /** Recent speed of the line, in places a second. */
  speed: number
}

/** @param speed the speed to show until the first have been called */
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

/** When both wait, one of so many calls goes to a crowded network. */
const crowdedShare = 50

/** Tickets of a network within its share: a number, or this part of all. A mobile network is one address for thousands. */
const networkShare = { atLeast: 20, part: 1 / 1000 }

/** Whether a network exceeds its share of a line. */
export const isCrowd = (held: number, issued: number, factor: number): boolean =>
  factor > 0 && held > Math.max(networkShare.atLeast, issued * networkShare.part) * factor

const ms = {
  /** How long a called place is kept: longer than a waiting page's refresh interval. */
  claim: 75_000,
  /** A longer pause between steps earns no further calls. */
  longestStep: 5_000,
  /** The span over which the speed is averaged. */
  speed: 30_000,
}

/** Seconds of the rate that may be called at once. */
const burst = 2

export const waitingIn = ({ issued, called }: Line): Pair => [
  Math.max(0, issued[0] - called[0]),
  Math.max(0, issued[1] - called[1]),
]

/** Splits calls between the two kinds of networks. */
function share(line: Line, calls: number): { calls: Pair; credit: number } {
  const [own, crowded] = waitingIn(line)
  if (crowded === 0) return { calls: [Math.min(own, calls), 0], credit: 0 }
  const credit = line.crowdedCredit + calls / crowdedShare
  const theirs = Math.min(crowded, Math.max(Math.floor(credit), calls - own))
  return { calls: [Math.min(own, calls - theirs), theirs], credit: Math.max(0, credit - theirs) }
}

type Awaited = Line['awaited']

/**
 * Matches arrivals with the oldest calls. Also returns the arrivals left over, which came while the line was empty or long after their
 * call.
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

/** Averages the speed. It never reaches zero, so that a displayed wait is finite. */
const average = (before: number, latest: number, spanMs: number) =>
  Math.max(0.01, before + (latest - before) * (1 - Math.exp(-spanMs / ms.speed)))

/** Counts of all instances at a step of the line. */
export interface Counts {
  now: number
  issued: Pair
  /** The total that has come in so far. */
  entered: number
  /** The number of shoppers in the shop. */
  inside: number
  /** Whether the sale has begun and is not paused. */
  isAdmitting: boolean
}

/** Moves the line on: calls as many as the rate and the room in the shop allow. */
export function goOn(line: Line, counts: Counts, rules: QueueSettings): Line {
  const { now, issued, entered, inside, isAdmitting } = counts
  const span = Math.min(Math.max(now - line.at, 0), ms.longestStep)
  const { kept, rest } = settle(line.awaited, Math.max(0, entered - line.entered))
  const awaited = kept.filter(({ until }) => until > now)
  // Places not claimed in time pass to the next.
  const passed = total(kept) - total(awaited)
  const earned = line.allowance + (rules.perSecond * span) / 1000
  const most = Math.max(1, rules.perSecond * burst)
  const allowance = Math.max(0, Math.min(earned, most) - rest) + passed
  const known = { ...line, at: now, issued, entered, abandoned: line.abandoned + passed }
  if (!isAdmitting) return { ...known, allowance: Math.min(allowance, 1), awaited, openTo: 0 }
  const room = Math.max(0, rules.shoppers - inside - total(awaited))
  const { calls, credit } = share(known, Math.floor(Math.min(allowance, room)))
  const called = calls[0] + calls[1]
  // Otherwise the allowance saved while nobody waited is called at once, which says nothing about the speed.
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

/** Returns the place of a ticket in its part of the line, from 1; null before its lot is drawn. */
export function placeOf(line: Line, ticket: Ticket, lotOf: (ticket: Ticket) => number) {
  if (!ticket.isDrawn) return ticket.number
  const drawn = line.drawn?.[ticket.isCrowded ? 1 : 0]
  return drawn === undefined ? null : Math.floor(lotOf(ticket) * drawn) + 1
}

export const isCalled = ({ called, openTo }: Line, { isCrowded }: Ticket, place: number): boolean =>
  place <= (isCrowded ? called[1] : Math.max(called[0], openTo))

/** Returns the wait to show for a place: the calls up to and including it, and the seconds they take. */
export function outlook(line: Line, { isCrowded }: Ticket, place: number) {
  const [own, crowded] = waitingIn(line)
  const before = place - line.called[isCrowded ? 1 : 0]
  const others = isCrowded
    ? Math.min(own, before * (crowdedShare - 1))
    : Math.min(crowded, before / (crowdedShare - 1))
  const ahead = Math.max(1, Math.round(before + others))
  return { ahead, seconds: ahead / line.speed }
}
