import type { PGlite } from '@electric-sql/pglite'

type Send = PGlite['execProtocolStream']
type Options = Parameters<Send>[1]
type Reply = Awaited<ReturnType<Send>>

/** A parsed statement, with the database's description of its parameters and columns. */
interface Kept {
  name: Uint8Array
  described: Reply
}

/** Maximum cached statements per database. */
export const most = 1_000

/** Builds a PostgreSQL protocol message: kind, length, body. */
function message(kind: string, ...body: readonly Uint8Array[]): Buffer {
  const head = Buffer.from(`${kind}\0\0\0\0`, 'latin1')
  head.writeUInt32BE(
    body.reduce((sum, { length }) => sum + length, 4),
    1,
  )
  return Buffer.concat([head, ...body])
}

const sync = message('S')
const nul = Buffer.from('\0')
const statement = Buffer.from('S')

/** Answers the six messages that PGlite sends for a query, in order, with a single message to the database. */
class KeptStatements {
  readonly #send: Send
  readonly #kept = new Map<string, Kept>()
  #made = 0
  #current: Kept | undefined
  #bound: Buffer | undefined
  #isSynced = false

  constructor(send: Send) {
    this.#send = send
  }

  async answer(sent: Uint8Array, options: Options): Promise<Reply> {
    const kind = String.fromCharCode(sent[0] ?? 0)
    if (kind === 'P') this.#current = await this.#find(sent.subarray(5), options)
    else if (kind === 'B' && this.#current)
      this.#bound = message('B', nul, this.#current.name, sent.subarray(6))
    else if (kind === 'D' && this.#current) return this.#describe(sent, this.#current)
    else if (kind === 'E' && this.#bound) return this.#execute(this.#bound, sent, options)
    else if (kind === 'S' && this.#isSynced) this.#isSynced = false
    else return this.#send(sent, options)
    return []
  }

  /** Finds or prepares the statement in the body of a Parse message. Throws when the database rejects its text. */
  async #find(body: Uint8Array, options: Options): Promise<Kept> {
    const text = Buffer.from(body).toString('latin1')
    const known = this.#kept.get(text)
    if (known) return known
    await this.#makeRoom()
    const name = Buffer.from(`kept${this.#made++}`)
    const both = [message('P', name, body), message('D', statement, name, nul)]
    const kept = { name, described: await this.#send(Buffer.concat(both), options) }
    this.#kept.set(text, kept)
    return kept
  }

  async #makeRoom(): Promise<void> {
    const [oldest] = this.#kept
    if (this.#kept.size < most || !oldest) return
    this.#kept.delete(oldest[0])
    await this.#send(message('C', statement, oldest[1].name, nul))
  }

  /** A statement has parameters and columns, its portal only columns. */
  #describe(sent: Uint8Array, { described }: Kept): Reply {
    return sent[5] === statement[0]
      ? described
      : described.filter(({ name }) => name !== 'parameterDescription')
  }

  #execute(bound: Buffer, sent: Uint8Array, options: Options): Promise<Reply> {
    this.#bound = undefined
    this.#isSynced = true
    return this.#send(Buffer.concat([bound, sent, sync]), options)
  }
}

/**
 * Makes an in-memory database parse and plan each statement once for all tests of a process, saving a third of the work: PGlite repeats it
 * for each query. Rows and errors are the same. If a test changes a table's columns, cached statements that select all of them fail.
 */
export function keepStatements(client: Pick<PGlite, 'execProtocolStream'>): void {
  const kept = new KeptStatements(client.execProtocolStream.bind(client))
  client.execProtocolStream = (sent, options) => kept.answer(sent, options)
}
