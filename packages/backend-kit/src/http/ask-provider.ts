import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { z } from 'zod'

/** Shorter than any provider's timeout for answering a notification. */
const timeoutMs = 4_000

/** An error response of a provider. The log omits error messages but keeps the status. */
class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly responseCode: number
  /** The response body; undefined unless it is JSON. */
  readonly body: unknown

  constructor(responseCode: number, body: unknown) {
    super(`The provider answered ${responseCode}`)
    this.responseCode = responseCode
    this.body = body
  }
}

/** Returns the body of a provider's error response; undefined for other errors. */
export const answeredBody = (error: unknown): unknown =>
  error instanceof ProviderError ? error.body : undefined

/** Returns the HTTP status of a provider's error response; undefined for other errors. */
export const answeredStatus = (error: unknown): number | undefined =>
  error instanceof ProviderError ? error.responseCode : undefined

const parsedOrNot = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a provider rejected a request (4xx), so the request had no effect. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ProviderError && error.responseCode >= 400 && error.responseCode < 500

/**
 * Sends a request to a provider's JSON API and parses the response, within 4 seconds or `ms`. Follows no redirects, so that our account's
 * key isn't sent elsewhere. Throws on an error status, a timeout, and invalid or unexpected JSON.
 */
export const askProvider = <Answer extends z.ZodType>(
  url: string,
  answer: Answer,
  init: RequestInit,
  ms = timeoutMs,
): Promise<z.output<Answer>> =>
  withDeadline(ms, async (signal) => {
    const response = await fetch(url, { ...init, redirect: 'error', signal })
    const body = parsedOrNot(await response.text())
    if (!response.ok) throw new ProviderError(response.status, body)
    return answer.parse(body)
  })

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** Like `askProvider`, for reads: retries once, because a provider repeats an unconfirmed notification only minutes later. */
export const readProvider: typeof askProvider = async (url, answer, init) => {
  try {
    return await askProvider(url, answer, init)
  } catch (error) {
    if (isTimeout(error)) throw error
    return askProvider(url, answer, init)
  }
}
