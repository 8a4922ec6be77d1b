import { forgetExpiredTokens } from '#backend/account/token-repository.ts'
import type { Context } from '#backend/context.ts'
import { fulfilOrders, type Pace } from '#backend/demo/fulfilment.ts'
import { expireOrders } from '#backend/orders/order-life.ts'
import type { Notifier } from '#backend/sandbox/notifier.ts'

interface JobsInput {
  context: Context
  notifier: Notifier | null
  pace: Pace
  /** Between the end of a round and the start of the next. */
  pauseMs: number
  onFailure: (error: unknown) => void
}

/** One round of the work that no request asks for; a task that fails does not stop the others. */
export async function runJobs({ context, notifier, pace, onFailure }: JobsInput): Promise<void> {
  const { db, now, mailWorker } = context
  for (const task of [
    () => expireOrders(db, now(), onFailure),
    () => fulfilOrders(db, { pace, now: now(), onFailure }),
    () => notifier?.deliver(),
    () => forgetExpiredTokens(db, now()),
  ]) {
    try {
      await task()
    } catch (error) {
      onFailure(error)
    }
  }
  // Not waited for: a mail server that is slow to answer must not hold up the orders.
  mailWorker.deliver()
}

/** Goes round and round until it is told to stop; stopping waits for the round that is under way. */
export function startBackgroundJobs(input: JobsInput): { stop: () => Promise<void> } {
  let isStopping = false
  let timer: NodeJS.Timeout
  let current: Promise<void> = Promise.resolve()
  const next = () => {
    timer = setTimeout(() => {
      current = runJobs(input).then(() => {
        if (!isStopping) next()
      })
    }, input.pauseMs)
  }
  next()
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await current
    },
  }
}
