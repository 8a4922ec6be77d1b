import { type EndpointKey, endpoints } from '#lib/contract/endpoints.ts'

/** The result of one check of a call; `problem` is null when it passed. */
export interface Finding {
  call: EndpointKey
  check: string
  problem: string | null
}

const isCall = (name: string): name is EndpointKey => name in endpoints

/** Every call of the contract. */
export const allCalls = Object.keys(endpoints).filter(isCall)

/** Collects the results of all checks, by call. */
export class Report {
  readonly findings: Finding[] = []
  readonly #untried = new Map<EndpointKey, string>()
  readonly #offers = new Map<EndpointKey, string>()

  /** Records a check; `problem` is its message when it does not hold. */
  check(call: EndpointKey, check: string, holds: boolean, problem: string): void {
    this.findings.push({ call, check, problem: holds ? null : problem })
  }

  /** Records which part of a call was not tested, and why. */
  skip(call: EndpointKey, what: string): void {
    this.#untried.set(call, what)
  }

  /** Records which of the optional fields of a call the backend sends, and which it does not. */
  offer(call: EndpointKey, offered: readonly string[], others: readonly string[]): void {
    const lists = [
      ['offered', offered],
      ['not offered', others],
    ] as const
    const texts = lists.flatMap(([title, names]) =>
      names.length > 0 ? `${title}: ${names.join(', ')}` : [],
    )
    this.#offers.set(call, texts.join('; '))
  }

  /** The failed checks. */
  problems(): Finding[] {
    return this.findings.filter((finding) => finding.problem !== null)
  }

  /** Calls without any check, because an earlier call failed. */
  notReached(): EndpointKey[] {
    const tried = new Set(this.findings.map((finding) => finding.call))
    return allCalls.filter((call) => !tried.has(call))
  }

  /** Whether every call was checked and every check passed. */
  isConformant(): boolean {
    return this.problems().length === 0 && this.notReached().length === 0
  }

  /** The report as lines of text. */
  toText(): string {
    const lines = allCalls.flatMap((call) => {
      const findings = this.findings.filter((finding) => finding.call === call)
      const bad = findings.filter((finding) => finding.problem !== null)
      if (findings.length === 0) return [`----  ${call}  not reached`]
      const untried = this.#untried.get(call)
      const offers = this.#offers.get(call)
      const rest = `${offers ? `; ${offers}` : ''}${untried ? `; not tried: ${untried}` : ''}`
      if (bad.length === 0) return [`ok    ${call}  ${findings.length} checks${rest}`]
      return [`FAIL  ${call}`, ...bad.map(({ check, problem }) => `        ${check}: ${problem}`)]
    })
    const bad = this.problems().length
    const missed = this.notReached().length
    const sum = `${allCalls.length} calls, ${this.findings.length} checks: ${bad} do not hold, ${missed} calls not reached`
    return [...lines, '', sum].join('\n')
  }
}
