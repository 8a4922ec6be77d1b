import { type EndpointKey, endpoints } from '#lib/contract/endpoints.ts'

/** Something that was tried on a call: `problem` is null where it holds. */
export interface Finding {
  call: EndpointKey
  check: string
  problem: string | null
}

const isCall = (name: string): name is EndpointKey => name in endpoints

/** Every call of the contract. */
export const allCalls = Object.keys(endpoints).filter(isCall)

/** What holds and what does not, call by call. */
export class Report {
  readonly findings: Finding[] = []
  readonly #untried = new Map<EndpointKey, string>()

  /** Notes whether a promise of the contract holds; `problem` says what is wrong where it does not. */
  check(call: EndpointKey, check: string, holds: boolean, problem: string): void {
    this.findings.push({ call, check, problem: holds ? null : problem })
  }

  /** Notes what of a call was not tried, and what it would take. */
  skip(call: EndpointKey, what: string): void {
    this.#untried.set(call, what)
  }

  /** What does not hold. */
  problems(): Finding[] {
    return this.findings.filter((finding) => finding.problem !== null)
  }

  /** Calls that were never tried: something before them failed. */
  notReached(): EndpointKey[] {
    const tried = new Set(this.findings.map((finding) => finding.call))
    return allCalls.filter((call) => !tried.has(call))
  }

  /** Whether every call was tried and every promise holds. */
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
      const rest = untried ? `; not tried: ${untried}` : ''
      if (bad.length === 0) return [`ok    ${call}  ${findings.length} checks${rest}`]
      return [`FAIL  ${call}`, ...bad.map(({ check, problem }) => `        ${check}: ${problem}`)]
    })
    const bad = this.problems().length
    const missed = this.notReached().length
    const sum = `${allCalls.length} calls, ${this.findings.length} checks: ${bad} do not hold, ${missed} calls not reached`
    return [...lines, '', sum].join('\n')
  }
}
