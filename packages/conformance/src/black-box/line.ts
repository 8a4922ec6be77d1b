import {
  type Answer,
  type Ask,
  type Fault,
  openFaultyBackend,
  type Sent,
} from '#mutants/faulty-backend.ts'

/** Mishaps of a request on its way; each occurs in production. */
export const mishaps = [
  'the request is lost',
  'the answer is lost',
  'the answer is late',
  'the request is late',
  'the request arrives twice',
] as const

export type Mishap = (typeof mishaps)[number]

/** A connection to a backend on which one call of a story has a mishap. */
export class Line implements Fault {
  url = ''
  close: () => void = () => {}
  #planned: { call: string; mishap: Mishap } | undefined
  readonly #held = Promise.withResolvers<Answer>()
  readonly #released = Promise.withResolvers<void>()
  #late: (() => Promise<Answer>) | undefined

  static async open(backend: string): Promise<Line> {
    const line = new Line()
    return Object.assign(line, await openFaultyBackend(backend, line))
  }

  /** Plans a mishap for the next request of this call. */
  plan(call: string, mishap: Mishap): void {
    this.#planned = { call, mishap }
  }

  /** Resolves with the late response, once the backend has given it. */
  get held(): Promise<Answer> {
    return this.#held.promise
  }

  /** Releases the late request or response, and waits until the backend has answered it. */
  async release(): Promise<void> {
    this.#released.resolve()
    await this.#late?.()
  }

  async answer(sent: Sent, ask: Ask): Promise<Answer | null> {
    if (this.#planned?.call !== sent.call) return ask(sent)
    const { mishap } = this.#planned
    this.#planned = undefined
    return this.#happen[mishap](() => ask(sent))
  }

  readonly #happen: Record<Mishap, (ask: () => Promise<Answer>) => Promise<Answer | null>> = {
    'the request is lost': async () => null,
    'the answer is lost': async (ask) => {
      await ask()
      return null
    },
    'the answer is late': async (ask) => {
      const answer = await ask()
      this.#held.resolve(answer)
      await this.#released.promise
      return answer
    },
    'the request is late': async (ask) => {
      this.#late = ask
      return null
    },
    'the request arrives twice': async (ask) => {
      const [first] = await Promise.all([ask(), ask()])
      return first
    },
  }
}
