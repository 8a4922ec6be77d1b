import type { IncomingMessage } from 'node:http'
import type { ShopEnv } from '#lib/config/env-schema.ts'
import { backendHangs } from '#lib/log/log-circuit.ts'
import type { Line } from '#server/queue/line.ts'
import { type Lines, MemoryLines } from '#server/queue/lines.ts'
import { LiveLine } from '#server/queue/live-line.ts'
import { TicketSeal } from '#server/queue/ticket.ts'
import { WaitingPage } from '#server/queue/waiting-page.ts'
import { WaitingRoom } from '#server/queue/waiting-room.ts'
import { hitCounter } from '#server/shared/hit-counter.ts'
import type { QueueSettings } from '#server/shared/queue-variables.ts'

interface Surroundings {
  /** The lines that several instances share; null without them. */
  lines: (rules: QueueSettings, networkFactor: number) => Lines | null
  networkOf: (request: IncomingMessage) => string
  seen: (line: Line) => void
  admitted: (told: number, waited: number) => void
  now?: () => number
}

interface Queue {
  room: WaitingRoom
  line: LiveLine
  /** Ends its steps. */
  stop: () => void
}

/** The queue of the settings, with its line going on; null when they have none. */
export function openQueue(env: ShopEnv, around: Surroundings): Queue | null {
  const { queue: rules, rateLimitFactor } = env
  if (rules === null) return null
  const { now = Date.now, networkOf, seen, admitted } = around
  const seal = new TicketSeal(env.sessionPasswords)
  const lines = around.lines(rules, rateLimitFactor) ?? new MemoryLines(rules, rateLimitFactor)
  const line = new LiveLine({ rules, lines, seal, seen, backendHangs, now })
  const room = new WaitingRoom({
    line,
    seal,
    page: new WaitingPage(env.language, Math.round(rules.admissionMs / 60_000)),
    hits: hitCounter(),
    startsAt: rules.sale?.startsAt ?? 0,
    admissionMs: rules.admissionMs,
    admitted,
    isSecure: env.secureCookies,
    now,
    networkOf,
  })
  return { room, line, stop: line.start() }
}
