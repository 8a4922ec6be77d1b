import {
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { hashedDeviceId } from '#shared/device-cookie.ts'
import { growingCache } from '#shared/growing-cache.ts'

/** A place in a line, and what became of it. Times are seconds since 1970. */
export interface Ticket {
  /** The line: when it opened. */
  line: number
  /** Whether its network had more than its share of the line already. */
  isCrowded: boolean
  /** Its number among all tickets, or all crowded tickets, of the line, from 1. */
  number: number
  /** Whether it came before the start, and its place is drawn by lot. */
  isDrawn: boolean
  /** When its wait was told first, and how many seconds that was; 0 before the start, when none is told. */
  toldAt: number
  told: number
  /** Until when its bearer is admitted; 0 for one who waits. */
  admittedUntil: number
  /** A hash of the device whose cart the bearer uses; empty before the first. */
  device: string
}

/** Of a sealed ticket, without version and signature. */
const fieldCount = 7
const macBytes = 16

/** Some 6 MB. Who waits comes again with the same ticket each time. */
const maxOpened = 20_000

const base36 = (value: number) => value.toString(36)

/** The name of a ticket, under which its bearer's acts are counted. */
export const nameOf = ({ line, isCrowded, number, isDrawn }: Ticket): string =>
  `${base36(line)}-${isDrawn ? 'd' : 'a'}${isCrowded ? 'c' : ''}${base36(number)}`

/** Node prepares a key object once: with bytes, each signature would take five times as long. */
const keyOf = (password: string) =>
  createSecretKey(createHmac('sha256', password).update('queue').digest())

const macOf = (key: KeyObject, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, macBytes)

/** Signs tickets, so that nobody can make or change one. They say nothing of a person. */
export class TicketSeal {
  readonly #keys: readonly [KeyObject, ...KeyObject[]]
  /** What tickets say whose signature has been checked. */
  readonly #opened = growingCache<Readonly<Ticket>>(maxOpened)

  /** The session passwords: the first signs, all are believed. Without one, tickets are of this process alone. */
  constructor(passwords: readonly string[]) {
    const [first = randomBytes(32).toString('hex'), ...others] = passwords
    this.#keys = [keyOf(first), ...others.map(keyOf)]
  }

  seal(ticket: Ticket): string {
    const kind = (ticket.isCrowded ? 1 : 0) + (ticket.isDrawn ? 2 : 0)
    const numbers = [kind, ticket.line, ticket.number, ticket.toldAt, ticket.told]
    const text = `1.${[...numbers, ticket.admittedUntil].map(base36).join('.')}.${ticket.device}`
    return `${text}.${macOf(this.#keys[0], text).toString('base64url')}`
  }

  /** What a ticket says; null for one that is forged, changed or of another form. */
  open(sealed: string): Readonly<Ticket> | null {
    const known = this.#opened.get(sealed)
    if (known) return known
    const ticket = this.#check(sealed)
    if (ticket) this.#opened.set(sealed, ticket)
    return ticket
  }

  #check(sealed: string): Ticket | null {
    if (sealed.length > 200) return null
    const end = sealed.lastIndexOf('.')
    const text = sealed.slice(0, end)
    const mac = Buffer.from(sealed.slice(end + 1), 'base64url')
    if (mac.length !== macBytes) return null
    if (!this.#keys.some((key) => timingSafeEqual(macOf(key, text), mac))) return null
    return read(text)
  }

  /**
   * The lot of a drawn ticket: from 0, the first, to less than 1. Its bearer cannot work it out, and so cannot throw away a
   * bad one for another.
   */
  lotOf({ line, isCrowded, number }: Ticket): number {
    const text = `lot ${line} ${isCrowded} ${number}`
    return macOf(this.#keys[0], text).readUInt32BE() / 2 ** 32
  }

  /** The id of the device that a ticket makes for a bearer who has none: the same each time, and nobody else can work it out. */
  newDeviceId(ticket: Ticket): string {
    const text = `new device ${nameOf(ticket)} ${ticket.device}`
    return hashedDeviceId(macOf(this.#keys[0], text).toString('hex'))
  }

  /** A short hash of a device id. */
  deviceHash = (deviceId: string): string =>
    macOf(this.#keys[0], `device ${deviceId}`).toString('base64url').slice(0, 12)
}

/** The parts of what a key of ours has signed. */
function read(text: string): Ticket | null {
  const [version, ...parts] = text.split('.')
  if (version !== '1' || parts.length !== fieldCount) return null
  const device = parts.pop() ?? ''
  const [kind = 0, line = 0, number = 0, toldAt = 0, told = 0, admittedUntil = 0] = parts.map(
    (part) => Number.parseInt(part, 36),
  )
  const isCrowded = (kind & 1) === 1
  const isDrawn = (kind & 2) === 2
  return { line, isCrowded, number, isDrawn, toldAt, told, admittedUntil, device }
}
