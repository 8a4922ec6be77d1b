import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { OwnCookie } from '#queue/own-cookie.ts'
import type { Ticket, TicketSeal } from '#queue/ticket.ts'
import { deviceCookie, parseDeviceId } from '#shared/device-cookie.ts'
import type { HitCounter } from '#shared/hit-counter.ts'

/** The most devices of one admission in a period: the first, the one after a sign-in, and one more. */
const moves = { most: 3, ms: 60 * 60_000 }

/** Some 4 MB. */
const maxKnown = 20_000

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'

interface Around {
  seal: TicketSeal
  hits: HitCounter
  isSecure: boolean
}

/** The device of an admitted request, as its ticket names it, and the cookie of a newly created device. */
interface Bound {
  device: string
  cookie?: string
}

/** Binds an admission to one device. */
export class Devices {
  readonly #around: Around
  readonly #cookie: OwnCookie
  /** By admission and device: whether they may be used together. */
  readonly #verdicts = new LRUCache<string, Promise<boolean>>({ max: maxKnown, ttl: moves.ms })

  constructor(around: Around) {
    this.#around = around
    this.#cookie = new OwnCookie(deviceCookie, around.isSecure)
  }

  /** Returns the hash of a request's device; undefined without one. */
  hashOf(request: IncomingMessage): string | undefined {
    const id = parseDeviceId(this.#cookie.in(request))
    return id && this.#around.seal.deviceHash(id)
  }

  /**
   * Binds an admitted request to its device: from here on its cookies name this device alone. A write without a device, which would create
   * one, gets the device derived from its ticket, so copies of a ticket share one device.
   */
  bind(request: IncomingMessage, ticket: Ticket): Bound {
    const { seal } = this.#around
    const known = parseDeviceId(this.#cookie.in(request))
    const isMade = known === undefined && !isRead(request.method)
    const id = isMade ? seal.newDeviceId(ticket) : known
    this.#cookie.replaceIn(request, id)
    if (id === undefined) return { device: ticket.device }
    const device = seal.deviceHash(id)
    return isMade ? { device, cookie: this.#cookie.set(id) } : { device }
  }

  /** Whether an admission may be used with another device. */
  mayMove(admission: string, device: string): Promise<boolean> {
    const key = `${admission} ${device}`
    const known = this.#verdicts.get(key)
    if (known) return known
    const counted = this.#around.hits.hit(`queue ${admission}`, moves.ms)
    const verdict = counted.then(({ hits }) => hits <= moves.most)
    this.#verdicts.set(key, verdict)
    return verdict
  }
}
