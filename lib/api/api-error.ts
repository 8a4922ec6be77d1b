import type { ErrorCode } from '@etalase/contract/error-codes.ts'

/**
 * Why a call failed: `network` no response, `timeout` no response in time, `badResponse` a response that violates the contract,
 * `refused` an error response.
 */
export type FailureKind = 'network' | 'timeout' | 'badResponse' | 'refused'

export interface FailureDetails {
  kind: FailureKind
  /** '<METHOD> <path>' of the call. */
  call: string
  /** HTTP status; 0 when nothing was received (spec §8). */
  status: number
  statusText?: string
  code?: ErrorCode | undefined
  /** The backend's message for the shopper. */
  shopperMessage?: string | undefined
  /** Seconds after which the call may be repeated. */
  retryAfterSeconds?: number | undefined
  /** The cause, for the log. */
  detail?: string
}

/** The error that every failed call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  readonly status: number
  readonly statusText: string
  readonly code: ErrorCode | undefined
  readonly shopperMessage: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(details: FailureDetails) {
    const { kind, call, status, statusText, code, detail } = details
    super(`${call}: ${kind} (${status}${code ? ` ${code}` : ''})${detail ? ` ${detail}` : ''}`)
    this.kind = kind
    this.status = status
    this.statusText = statusText ?? ''
    this.code = code
    this.shopperMessage = details.shopperMessage
    this.retryAfterSeconds = details.retryAfterSeconds
  }

  /**
   * Whether the resource does not exist, as opposed to a backend that is down: status 404, or NOT_FOUND at any other 4xx except 401,
   * which ends the session.
   */
  get isNotFound(): boolean {
    if (this.kind !== 'refused' || this.status >= 500 || this.status === 401) return false
    return this.status === 404 || this.code === 'NOT_FOUND'
  }

  /** Whether the backend lacks the call (404). NOT_FOUND at another 4xx means that it has the call. */
  get isMissingCall(): boolean {
    return this.kind === 'refused' && this.status === 404
  }
}
