import {
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { hashedDeviceId } from '#shared/device-cookie.ts'
import { growingCache } from '#shared/growing-cache.ts'

/** A place in a line, with its history. Times are seconds since 1970. */
export interface Ticket {
  /** The id of the line: when it opened. */
  line: number
  /** Whether its network already exceeded its share of the line. */
  isCrowded: boolean
  /** Its number among all tickets, or all crowded tickets, of the line, from 1. */
  number: number
  /** Whether it came before the start, so that its place is drawn by lot. */
  isDrawn: boolean
  /** When its wait was first shown, and how many seconds that was; 0 before the start, when no wait is shown. */
  toldAt: number
  told: number
  /** The end of the admission; 0 for a waiting shopper. */
  admittedUntil: number
  /** A hash of the device whose cart the shopper uses; empty before the first. */
  device: string
}

/** The fields of a sealed ticket, without version and signature. */
const fieldCount = 7
const macBytes = 16

/** Some 6 MB. Waiting shoppers return with the same ticket each time. */
const maxOpened = 20_000

const base36 = (value: number) => value.toString(36)

/** Returns the name of a ticket, under which its acts are counted. */
export const nameOf = ({ line, isCrowded, number, isDrawn }: Ticket): string =>
  `${base36(line)}-${isDrawn ? 'd' : 'a'}${isCrowded ? 'c' : ''}${base36(number)}`

/** Creates a key object, which Node prepares once: with bytes, each signature would take five times as long. */
const keyOf = (password: string) =>
  createSecretKey(createHmac('sha256', password).update('queue').digest())

const macOf = (key: KeyObject, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, macBytes)

/** Signs tickets, so that they cannot be forged or changed. They contain no personal data. */
export class TicketSeal {
  readonly #keys: readonly [KeyObject, ...KeyObject[]]
  /** The contents of tickets whose signature has been verified. */
  readonly #opened = growingCache<Readonly<Ticket>>(maxOpened)

  /** @param passwords the session passwords: the first signs, all verify. Without one, tickets are valid in this process alone. */
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

  /** Returns the contents of a ticket; null for a forged, changed or malformed one. */
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
   * Returns the lot of a drawn ticket: from 0, the first, to less than 1. The shopper cannot compute it, and so cannot discard a bad ticket
   * for another.
   */
  lotOf({ line, isCrowded, number }: Ticket): number {
    const text = `lot ${line} ${isCrowded} ${number}`
    return macOf(this.#keys[0], text).readUInt32BE() / 2 ** 32
  }

  /** Returns the device id derived from a ticket whose shopper has none: the same each time, and unguessable for others. */
  newDeviceId(ticket: Ticket): string {
    const text = `new device ${nameOf(ticket)} ${ticket.device}`
    return hashedDeviceId(macOf(this.#keys[0], text).toString('hex'))
  }

  /** Returns a short hash of a device id. */
  deviceHash = (deviceId: string): string =>
    macOf(this.#keys[0], `device ${deviceId}`).toString('base64url').slice(0, 12)
}

/** Parses the fields of a verified ticket. */
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
