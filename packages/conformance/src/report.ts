import { type EndpointKey, endpoints } from '@etalase/contract/endpoints.ts'
import { contractVersion } from '@etalase/contract/version.ts'
import { isCall, type RuleName, rulesOf } from '#rules/rules.ts'

/** The result of one check of a call; `problem` is null when it passed. */
export interface Finding {
  call: EndpointKey
  check: string
  problem: string | null
}

/** Every call of the contract. */
export const allCalls = Object.keys(endpoints).filter(isCall)

/** Optional parameters and fields that the suite looks for. Only these can be reported as not offered. */
export const optionalNames = [
  'brand',
  'facets',
  'group',
  'siblings',
  'style_colors',
  'expected_total',
  'shipping_courier',
  'cart_item_ids',
  'payment_way',
  'invoice',
  'gift_message',
  'address_pin',
] as const
type OptionalName = (typeof optionalNames)[number]

/** Collects the results of all checks, by call. */
export class Report {
  readonly findings: Finding[] = []
  readonly #untried = new Map<EndpointKey, string[]>()
  readonly #offers = new Map<EndpointKey, string>()
  readonly #reasons: { reason: string; calls: readonly EndpointKey[] }[] = []
  readonly #claimed: readonly string[] | 'all'
  readonly #onProblem: ((problem: Finding) => void) | undefined

  /** @param claimed optional calls and fields that the backend claims to have, and needs to be conformant */
  constructor(claimed: readonly string[] | 'all' = [], onProblem?: (problem: Finding) => void) {
    this.#claimed = claimed
    this.#onProblem = onProblem
  }

  /** Records the check of a rule; `problem` is its message if it does not hold. */
  check<Call extends EndpointKey>(
    call: Call,
    rule: RuleName<Call>,
    holds: boolean,
    problem: string,
  ): void {
    this.checkField(call, rule, holds ? null : problem)
  }

  /** Records the check of a field, or of another part of a response without a rule; a null problem means that it passed. */
  checkField(call: EndpointKey, check: string, problem: string | null): void {
    const finding = { call, check, problem }
    this.findings.push(finding)
    if (problem !== null) this.#onProblem?.(finding)
  }

  /** Records which part of a call was not tested, and why. */
  skip(call: EndpointKey, what: string): void {
    this.#untried.set(call, [...(this.#untried.get(call) ?? []), what])
  }

  /** Records rules of a call that cannot be tested with the backend's data. */
  needsData<Call extends EndpointKey>(
    call: Call,
    rules: readonly RuleName<Call>[],
    what: string,
  ): void {
    this.skip(call, `${rules.join(', ')}, which need data: ${what}`)
  }

  /** Returns claimed names that no check looks for. */
  unknownClaims(): string[] {
    const claimed = this.#claimed === 'all' ? [] : this.#claimed
    return claimed.filter((name) => !isCall(name) && !optionalNames.some((known) => known === name))
  }

  /** Records that the backend lacks something optional, by name. */
  notOffered(call: EndpointKey, name: EndpointKey | OptionalName = call): void {
    const isClaimed = this.#claimed === 'all' || this.#claimed.includes(name)
    this.checkField(call, name, isClaimed ? 'is claimed to be offered, but is missing' : null)
    const what = name === call ? 'it' : `\`${name}\``
    this.skip(call, `${what} is optional, and the backend does not have it`)
  }

  /** Records why calls were not reached; a call keeps its first reason. */
  unreached(reason: string, calls: readonly EndpointKey[]): void {
    this.#reasons.push({ reason, calls })
  }

  /** Records which of a call's optional fields the backend sends. */
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

  /** Returns the failed checks. */
  problems(): Finding[] {
    return this.findings.filter((finding) => finding.problem !== null)
  }

  /** Returns calls without any check, because an earlier call failed. */
  notReached(): EndpointKey[] {
    const tried = new Set(this.findings.map((finding) => finding.call))
    return allCalls.filter((call) => !tried.has(call))
  }

  #reasonOf(call: EndpointKey): string {
    const found = this.#reasons.find(({ calls }) => calls.includes(call))
    return found ? `: ${found.reason}` : ''
  }

  /** Whether every call was checked and every check passed. */
  isConformant(): boolean {
    return this.problems().length === 0 && this.notReached().length === 0
  }

  /** Returns the report as lines of text. */
  toText(): string {
    const lines = allCalls.flatMap((call) => {
      const findings = this.findings.filter((finding) => finding.call === call)
      const bad = findings.filter((finding) => finding.problem !== null)
      if (findings.length === 0) return [`----  ${call}  not reached${this.#reasonOf(call)}`]
      const untried = this.#untried.get(call)?.join(', ')
      const offers = this.#offers.get(call)
      const rest = `${offers ? `; ${offers}` : ''}${untried ? `; not tried: ${untried}` : ''}`
      if (bad.length === 0) return [`ok    ${call}  ${findings.length} checks${rest}`]
      const rules = rulesOf(call)
      return [
        `FAIL  ${call}`,
        ...bad.flatMap(({ check, problem }) => [
          `        ${check}: ${problem}`,
          ...(rules[check] ? [`          Rule: ${rules[check]}`] : []),
        ]),
      ]
    })
    const bad = this.problems().length
    const missed = this.notReached().length
    const sum = `Contract ${contractVersion}: ${allCalls.length} calls, ${this.findings.length} checks: ${bad} failed, ${missed} calls not reached`
    return [...lines, '', sum].join('\n')
  }
}
