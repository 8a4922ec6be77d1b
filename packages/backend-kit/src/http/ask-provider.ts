import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { z } from 'zod'

/** Shorter than any provider waits for the answer to a notification. */
const timeoutMs = 4_000

/** An answer of a provider that is an error; the log has no messages of errors, but the status. */
class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly responseCode: number
  /** The body of the answer; undefined when it is no JSON. */
  readonly body: unknown

  constructor(responseCode: number, body: unknown) {
    super(`The provider answered ${responseCode}`)
    this.responseCode = responseCode
    this.body = body
  }
}

/** The body of a provider's answer that is an error; undefined for other errors. */
export const answeredBody = (error: unknown): unknown =>
  error instanceof ProviderError ? error.body : undefined

/** The HTTP status of a provider's answer that is an error; undefined for other errors. */
export const answeredStatus = (error: unknown): number | undefined =>
  error instanceof ProviderError ? error.responseCode : undefined

const parsedOrNot = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a provider has answered that it refuses what was asked: it did not do it. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ProviderError && error.responseCode >= 400 && error.responseCode < 500

/**
 * Sends a request to a provider's JSON API, and reads the answer within 4 seconds, or `ms`. Follows no redirect: the key of our account
 * goes nowhere else. Throws for an error, no answer, no JSON and another shape.
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

/** The same for a read, which is tried once more: a provider repeats a notification that is not confirmed minutes later. */
export const readProvider: typeof askProvider = async (url, answer, init) => {
  try {
    return await askProvider(url, answer, init)
  } catch (error) {
    if (isTimeout(error)) throw error
    return askProvider(url, answer, init)
  }
}
