import { styleText } from 'node:util'
import type { Cache } from '#caches/cache.ts'
import { type Phase, type PromiseId, promises, type Scene } from '#caches/promises.ts'
import { reasons } from '#caches/reasons.ts'

/** A cell of the matrix. */
interface Outcome {
  kind: 'held' | 'reason' | 'failed'
  words: string
}

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/** The outcome of each promise, by cache. */
export class Matrix {
  readonly #caches: readonly Cache[]
  readonly #outcomes = new Map<string, Outcome>()

  constructor(caches: readonly Cache[]) {
    this.#caches = caches
  }

  /** Whether a promise is broken, or a known exception no longer applies. */
  get hasFailed(): boolean {
    return [...this.#outcomes.values()].some(({ kind }) => kind === 'failed')
  }

  /** Checks the promises of a phase in sequence, each with all caches at once. */
  async run(phase: Phase, scene: Scene): Promise<void> {
    for (const [id, promised] of entries().filter(([, promised]) => promised.phase === phase))
      await Promise.all(
        this.#caches.map(async (cache) => {
          const reason = reasons[cache.program.name]?.[id]
          const outcome = await promised.check(cache, scene).then(
            (words): Outcome =>
              reason ? { kind: 'failed', words: `no longer: ${reason}` } : { kind: 'held', words },
            (error: unknown): Outcome =>
              reason
                ? { kind: 'reason', words: reason }
                : { kind: 'failed', words: messageOf(error) },
          )
          if (outcome.kind === 'failed')
            console.warn(`${cache.program.name}: ${promised.title}: ${outcome.words}`)
          this.#outcomes.set(`${id} ${cache.program.name}`, outcome)
        }),
      )
  }

  print(): void {
    for (const { program, version } of this.#caches) console.warn(`${program.name} ${version}`)
    for (const [id, { title }] of entries()) {
      console.warn(`\n${title}`)
      for (const { program } of this.#caches) {
        const { kind, words } = this.#outcomes.get(`${id} ${program.name}`) ?? never
        const style = { held: 'green', reason: 'yellow', failed: 'red' } as const
        console.warn(
          `  ${styleText(style[kind], kind.padEnd(7))} ${program.name.padEnd(15)} ${words}`,
        )
      }
    }
  }
}

const never: Outcome = { kind: 'failed', words: 'not checked' }

const entries = () => Object.entries(promises) as [PromiseId, (typeof promises)[PromiseId]][]
