/** Promises that hold whatever is lost, late, repeated or concurrent. */
export const invariants = {
  oneOrder: 'One purchase intent makes one order, however often it is sent.',
  billed: 'The bill matches the summary.',
  stock: 'Stock never goes below 0, is sold once, and is returned once.',
  promo: 'A promo code is used as often as its limit allows, and no more.',
  cart: 'The cart contains what its shopper was told.',
  paid: 'A bill is paid if, and only if, its provider reports the payment.',
  ended: 'An order that has ended stays ended.',
  own: "Shoppers never read or change each other's data.",
  answered: 'Concurrent, repeated or late calls cause no error of the backend.',
} as const

export type Invariant = keyof typeof invariants

export interface Violation {
  invariant: Invariant
  problem: string
  /** The steps that led to it, in words. */
  steps: readonly string[]
}

/** Thrown when a world cannot be tried on this backend, or with its data. */
export class Untried extends Error {
  override readonly name = 'Untried'
}

/** Findings collected while a world runs. */
export class Trial {
  readonly violations: Violation[] = []
  /** Why parts could not be tried. */
  readonly untried = new Set<string>()
  checks = 0
  #steps: string[] = []

  /** Begins a story. Its steps are printed with its violations. */
  begin(...steps: string[]): void {
    this.#steps = steps
  }

  step(step: string): void {
    this.#steps.push(step)
  }

  /** Checks an invariant; `problem` is reported when it does not hold. */
  holds(invariant: Invariant, isHeld: boolean, problem: string): void {
    this.checks++
    if (!isHeld) this.violations.push({ invariant, problem, steps: [...this.#steps] })
  }

  skip(reason: string): void {
    this.untried.add(reason)
  }

  /** Runs one story of a world. The others continue when it cannot be tried. */
  async tell(story: () => Promise<void>): Promise<void> {
    try {
      await story()
    } catch (error) {
      if (!(error instanceof Untried)) throw error
      this.skip(error.message)
    }
  }
}
