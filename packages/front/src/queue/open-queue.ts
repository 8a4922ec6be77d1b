import type { IncomingMessage } from 'node:http'
import { Coverage } from '#queue/covers.ts'
import type { Line } from '#queue/line.ts'
import { type Lines, MemoryLines } from '#queue/lines.ts'
import { LiveLine } from '#queue/live-line.ts'
import { TicketSeal } from '#queue/ticket.ts'
import { WaitingPage } from '#queue/waiting-page.ts'
import { WaitingRoom } from '#queue/waiting-room.ts'
import type { FrontOptions } from '#shared/front-options.ts'
import { hitCounter } from '#shared/hit-counter.ts'
import type { FrontSettings, QueueSettings } from '#shared/settings.ts'
import type { Site } from '#site/site.ts'

interface Surroundings {
  site: Site
  /** The look of the waiting page. */
  look: Pick<FrontOptions, 'words' | 'brand'>
  /** Returns how often the backend was found to hang. */
  backendHangs: () => number
  /** Returns the lines that several instances share; null without them. */
  lines: (rules: QueueSettings, networkFactor: number) => Lines | null
  networkOf: (request: IncomingMessage) => string
  seen: (line: Line) => void
  admitted: (told: number, waited: number) => void
  now?: () => number
}

interface Queue {
  room: WaitingRoom
  line: LiveLine
  /** Stops the line's steps. */
  stop: () => void
}

/** Returns the waiting page. Throws Error for an app that has a queue but no words for it. */
function pageOf({ words, brand }: Surroundings['look'], admissionMs: number): WaitingPage {
  if (!words || !brand)
    throw new Error('QUEUE_PER_MINUTE: a queue needs `words` and `brand` of createFront')
  const admissionMinutes = Math.round(admissionMs / 60_000)
  return new WaitingPage({ words, language: words.language, brand, admissionMinutes })
}

/** Opens the queue of the settings and starts its line; null when they enable none. */
export function openQueue(env: FrontSettings, around: Surroundings): Queue | null {
  const { queue: rules, rateLimitFactor } = env
  if (rules === null) return null
  const { site, look, now = Date.now, networkOf, seen, admitted, backendHangs } = around
  const seal = new TicketSeal(env.sessionPasswords)
  const lines = around.lines(rules, rateLimitFactor) ?? new MemoryLines(rules, rateLimitFactor)
  const line = new LiveLine({ rules, lines, seal, seen, backendHangs, now })
  const room = new WaitingRoom({
    line,
    seal,
    page: pageOf(look, rules.admissionMs),
    coverage: new Coverage(site),
    actions: site.actions,
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
