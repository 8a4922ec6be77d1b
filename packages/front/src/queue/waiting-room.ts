import type { IncomingMessage, ServerResponse } from 'node:http'
import { nextOf, refuse, sendOn, sendPlace } from '#queue/answers.ts'
import { type Coverage, isCrawler, type Wanted } from '#queue/covers.ts'
import { Devices } from '#queue/devices.ts'
import type { LiveLine } from '#queue/live-line.ts'
import { OwnCookie, setWherePrivate } from '#queue/own-cookie.ts'
import { nameOf, type Ticket, type TicketSeal } from '#queue/ticket.ts'
import type { Told, WaitingPage } from '#queue/waiting-page.ts'
import type { Actions } from '#shared/actions.ts'
import type { HitCounter } from '#shared/hit-counter.ts'
import { queueCookie, queuePath } from '#shared/queue.ts'

interface Around {
  line: LiveLine
  seal: TicketSeal
  page: WaitingPage
  coverage: Coverage
  actions: Pick<Actions, 'mayBuy' | 'isForPrograms'>
  hits: HitCounter
  /** When the sale of the settings starts. */
  startsAt: number
  /** How long an admission lasts after the last act. */
  admissionMs: number
  /** Called for each entry, with the seconds shown and waited. */
  admitted: (told: number, waited: number) => void
  /** Whether cookies are for TLS alone. */
  isSecure: boolean
  now: () => number
  networkOf: (request: IncomingMessage) => string
}

interface Visit {
  request: IncomingMessage
  response: ServerResponse
  wanted: Wanted
}

/** The least milliseconds between two renewals of an admission. */
const renewalMs = 60_000

/** Shoppers of one network who count as in the shop before a line opens. A mobile network is one address for thousands. */
const insiders = { most: 600, ms: 15 * 60_000 }

const inSeconds = (time: number) => Math.floor(time / 1_000)

/** By request: the name of its shopper's admission, and what a device without an admission cannot buy. */
const admissions = new WeakMap<IncomingMessage, string>()
const barred = new WeakMap<IncomingMessage, readonly string[]>()

/** Returns the name of a request's admission; undefined without one. */
export const admissionOf = (request: IncomingMessage): string | undefined => admissions.get(request)

/** Returns the products and lists of a sale that a request's device cannot buy; undefined when there are none. */
export const barredFrom = (request: IncomingMessage): readonly string[] | undefined =>
  barred.get(request)

const pageKinds: readonly string[] = ['shared', 'private', 'template']
const isPage = ({ kind }: Wanted) => pageKinds.includes(kind)

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

/** Creates a ticket without a line, for a shopper who is in the shop before one opens. */
const insider = (): Ticket => ({
  line: 0,
  isCrowded: false,
  number: Math.floor(Math.random() * 2 ** 48),
  isDrawn: false,
  toldAt: 0,
  told: 0,
  admittedUntil: 0,
  device: '',
})

/**
 * The first stage for each request while too many shoppers come. Gives each device a place by order of arrival, or by lot before a sale
 * starts, and admits as many as the shop can serve. An admission lasts while its shopper acts (docs/decisions/068).
 */
export class WaitingRoom {
  readonly #around: Around
  readonly #devices: Devices
  readonly #place: OwnCookie

  constructor(around: Around) {
    this.#around = around
    this.#devices = new Devices(around)
    this.#place = new OwnCookie(queueCookie, around.isSecure)
  }

  /** Whether a page is only for admitted shoppers, so that caches must not keep it. */
  covers(request: IncomingMessage, wanted: Wanted): boolean {
    const { phase, covers } = this.#around.line.opening
    return phase !== 'off' && this.#around.coverage.has(wanted, request, covers)
  }

  /** Whether a request goes on. Otherwise answers it with the waiting page or a refusal. */
  admit(visit: Visit): boolean | Promise<boolean> {
    const { line } = this.#around
    if (line.opening.phase === 'off') return line.watchesLoad ? this.#watch(visit) : true
    const { request, wanted } = visit
    const { covers } = line.opening
    const path = pathOf(request)
    const isOfSale = path === queuePath || this.#around.coverage.has(wanted, request, covers)
    const mayBuy = covers !== 'all' && this.#around.actions.mayBuy(wanted.label)
    if (!isOfSale && !mayBuy) return true
    const ticket = this.#ticketOf(request)
    if (ticket && this.#isIn(ticket)) return this.#letIn(visit, ticket, false)
    if (ticket && line.isCalled(ticket)) return this.#letIn(visit, ticket, true)
    if (mayBuy) {
      barred.set(request, covers)
      return true
    }
    return this.#keepOut(visit, ticket, path === queuePath)
  }

  /** Keeps out a shopper who is not called yet: a page request gets the waiting page, all else a refusal. */
  #keepOut(visit: Visit, ticket: Ticket | null, isQueue: boolean): boolean | Promise<boolean> {
    const { request, wanted } = visit
    if (wanted.kind === 'shared' && isCrawler(request.headers['user-agent'])) return true
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !(isQueue || isPage(wanted))) {
      return this.#refuse(visit)
    }
    if (ticket) return this.#tell(visit, ticket)
    const { isSettling, opening } = this.#around.line
    if (request.method === 'GET' && !(isSettling && opening.phase !== 'before'))
      return this.#join(visit)
    return this.#send(visit, { kind: 'noPlace' }, null)
  }

  /** Returns the ticket of a request, if it is valid and of this line. */
  #ticketOf(request: IncomingMessage): Ticket | null {
    const { line, seal } = this.#around
    const sealed = this.#place.in(request)
    const ticket = sealed === undefined ? null : seal.open(sealed)
    if (ticket === null) return null
    // Shoppers admitted before a line opened by load, or by an earlier line, stay in. A sale starts anew for all.
    if (ticket.line !== line.opening.line)
      return !line.opening.isSale && this.#isIn(ticket) ? ticket : null
    line.learn(ticket)
    return ticket
  }

  #isIn = ({ admittedUntil }: Ticket) => admittedUntil * 1_000 > this.#around.now()

  #cookie = (ticket: Ticket) => this.#place.set(this.#around.seal.seal(ticket))

  /** Lets a shopper act. An admission belongs to one device and may move a few times, so that copies of it give few carts. */
  #letIn(visit: Visit, ticket: Ticket, isNew: boolean): boolean | Promise<boolean> {
    const bound = this.#devices.bind(visit.request, ticket)
    const pass = () => {
      if (bound.cookie) setWherePrivate(visit.response, bound.cookie)
      const { device } = bound
      const isChanged = isNew || device !== ticket.device
      return this.#pass(visit, { ...ticket, device }, { isNew, isChanged })
    }
    if (bound.device === ticket.device) return pass()
    return this.#devices.mayMove(nameOf(ticket), bound.device).then((mayMove) => {
      if (mayMove) return pass()
      return this.#refuse(visit)
    })
  }

  #refuse({ request, response }: Visit): false {
    const { page, actions } = this.#around
    const isForPrograms = actions.isForPrograms(request.url ?? '')
    refuse(request, response, { message: page.refusal, isForPrograms })
    return false
  }

  #pass(
    visit: Visit,
    ticket: Ticket,
    { isNew, isChanged }: { isNew: boolean; isChanged: boolean },
  ) {
    const { request, response } = visit
    const { line, now, admissionMs, admitted } = this.#around
    const until = now() + admissionMs
    const name = nameOf(ticket)
    // Shoppers admitted before any line opened have not waited, and keep the usual limits.
    if (ticket.line !== 0) admissions.set(request, name)
    if (isPage(visit.wanted)) line.countView()
    if (isNew) line.enter(ticket)
    if (isNew && ticket.admittedUntil === 0) {
      const waited = ticket.toldAt === 0 ? 0 : inSeconds(now()) - ticket.toldAt
      admitted(ticket.told, waited)
    }
    const isRenewed = isChanged || ticket.admittedUntil * 1_000 < until - renewalMs
    if (isRenewed) line.act(name, until)
    const cookie = isRenewed ? this.#cookie({ ...ticket, admittedUntil: inSeconds(until) }) : null
    if (pathOf(request) === queuePath) {
      sendOn(response, nextOf(request), cookie)
      return false
    }
    if (cookie) setWherePrivate(response, cookie)
    return true
  }

  /** Gives a newcomer a place, or admits the shopper when the line is empty. */
  async #join(visit: Visit): Promise<boolean> {
    const { line, networkOf } = this.#around
    const { line: id, phase } = line.opening
    const arrival = await line.join(networkOf(visit.request))
    if (arrival === null) return this.#send(visit, { kind: 'noPlace' }, null)
    const isDrawn = phase === 'before'
    const ticket = { ...insider(), ...arrival, line: id, isDrawn }
    if (line.isCalled(ticket)) return this.#pass(visit, ticket, { isNew: true, isChanged: true })
    return this.#tell(visit, ticket, true)
  }

  /** Shows the holder of a ticket the current place. */
  #tell(visit: Visit, ticket: Ticket, isNew = false): false {
    const { line, startsAt, now } = this.#around
    const { phase } = line.opening
    const cookie = isNew ? this.#cookie(ticket) : null
    if (phase === 'before') {
      const seconds = Math.max(0, (startsAt - now()) / 1_000)
      return this.#send(visit, { kind: 'before', startsAt, seconds }, cookie)
    }
    const place = line.placeOf(ticket)
    if (place === null || line.isSettling) return this.#send(visit, { kind: 'noPlace' }, cookie)
    const { ahead, seconds } = line.outlook(ticket, place)
    const { isCrowded } = ticket
    const told = {
      kind: 'waiting',
      ahead,
      seconds,
      isCrowded,
      isPaused: phase === 'paused',
    } as const
    if (ticket.toldAt > 0 || phase === 'paused') return this.#send(visit, told, cookie)
    const first = { ...ticket, toldAt: inSeconds(now()), told: Math.round(seconds) }
    return this.#send(visit, told, this.#cookie(first))
  }

  #send({ request, response }: Visit, told: Told, cookie: string | null): false {
    sendPlace({ request, response }, this.#around.page, { told, cookie })
    return false
  }

  /**
   * While no line is open: counts page views, and admits shoppers who act, so that a line that opens later does not keep them from their
   * carts.
   */
  #watch(visit: Visit): boolean | Promise<boolean> {
    const { line, seal, coverage, hits, networkOf } = this.#around
    const { request, wanted } = visit
    if (pathOf(request) === queuePath || !coverage.has(wanted, request, 'all')) return true
    if (isPage(wanted)) line.countView()
    // Caches keep shared pages, so they get no cookie.
    if (wanted.kind === 'shared') return true
    const sealed = this.#place.in(request)
    const known = sealed === undefined ? null : seal.open(sealed)
    if (known && known.line === 0 && this.#isIn(known)) return this.#letIn(visit, known, false)
    return hits.hit(`queue insiders ${networkOf(request)}`, insiders.ms).then(({ hits: count }) => {
      if (count <= insiders.most) this.#welcome(visit)
      return true
    })
  }

  /** Admits a shopper who is in the shop before a line opens. */
  #welcome({ request, response }: Visit): void {
    const { line, now, admissionMs } = this.#around
    const until = now() + admissionMs
    const device = this.#devices.hashOf(request) ?? ''
    const ticket = { ...insider(), device, admittedUntil: inSeconds(until) }
    line.act(nameOf(ticket), until)
    setWherePrivate(response, this.#cookie(ticket))
  }
}
