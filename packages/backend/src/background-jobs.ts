import type { Context } from '@etalase/backend-kit/context.ts'
import { sweepReturnPictures } from '@etalase/backend-kit/orders/return-pictures.ts'
import type { Notifier } from '@etalase/backend-kit/sandbox/notifier.ts'
import { countArrivals } from '@etalase/backend-kit/shipping/arrivals.ts'
import { tellShops } from '@etalase/backend-kit/tell-shops.ts'
import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import { endSales, tagsOfPrices } from '#catalogue/end-sales.ts'
import { fulfilmentDelays, fulfilOrders } from '#demo/fulfilment.ts'
import { expireOrders } from '#orders/order-status.ts'
import { releaseUncollected } from '#orders/release-uncollected.ts'
import { cancelParcels } from '#parcels/cancel-parcels.ts'
import { readOpenParcels } from '#parcels/read-open-parcels.ts'
import { retentionJobs } from '#retention.ts'
import { queueStockAlerts } from '#stock-alerts/stock-alert-repository.ts'

/** Wraps a job to run at the first call, then at most once an hour. Other calls do nothing. A failed run counts. */
export function hourly(job: () => Promise<void>, now: () => Date): () => Promise<void> {
  let lastRun = Number.NEGATIVE_INFINITY
  return async () => {
    const time = now().getTime()
    if (time - lastRun < hoursToMilliseconds(1)) return
    lastRun = time
    await job()
  }
}

/** Longest pause between two runs, in milliseconds. */
const maxPauseMs = 5_000

interface JobsInput {
  context: Context
  notifier: Notifier | null
  /** Whether to simulate shop and courier. Never enable this for a real company's orders. */
  simulatesFulfilment: boolean
  /** Seconds between the steps of a paid order; undefined for the default delays. */
  demoFulfilmentSeconds: number | undefined
  onFailure: (error: unknown) => void
}

type Job = () => Promise<unknown> | undefined

/** Ends sales, and revalidates the new prices in the shops. */
async function tellEndedSales(context: Context, onFailure: (error: unknown) => void) {
  const tags = tagsOfPrices(await endSales(context.db, context.now()))
  for (const { error } of await tellShops(context, tags)) if (error !== undefined) onFailure(error)
}

/** Lists the jobs in execution order. */
export function backgroundJobs(input: JobsInput): Job[] {
  const { context, notifier, onFailure } = input
  const { db, now } = context
  const delays = fulfilmentDelays(input.demoFulfilmentSeconds)
  return [
    () => expireOrders(db, now(), onFailure),
    () => releaseUncollected(db, now(), onFailure),
    ...(input.simulatesFulfilment
      ? [() => fulfilOrders(db, { delays, now: now(), onFailure })]
      : []),
    () => notifier?.deliver(),
    () => queueStockAlerts(db, now()),
    () => tellEndedSales(context, onFailure),
    // Hourly, because they read whole tables.
    hourly(() => countArrivals(db, now()), now),
    hourly(() => readOpenParcels(context), now),
    hourly(() => cancelParcels(context), now),
    hourly(() => sweepReturnPictures(db, context.returnFolder, now()), now),
    ...retentionJobs.map((job) => hourly(() => job(db, now()), now)),
  ]
}

/** Runs each job once. A failure does not stop the others. */
async function runJobs(
  jobs: readonly Job[],
  { context: { mailWorker, updateWorker }, onFailure }: JobsInput,
): Promise<void> {
  for (const job of jobs) {
    try {
      await job()
    } catch (error) {
      onFailure(error)
    }
  }
  // Not awaited: a slow mail server would delay the orders.
  mailWorker.deliver()
  updateWorker?.deliver()
}

/** Runs the jobs repeatedly until `stop`, which waits for the current run. */
export function startBackgroundJobs(input: JobsInput): { stop: () => Promise<void> } {
  const jobs = backgroundJobs(input)
  const pauseMs = Math.min(maxPauseMs, fulfilmentDelays(input.demoFulfilmentSeconds).PAID / 2)
  let isStopping = false
  let timer: NodeJS.Timeout
  let current: Promise<void> = Promise.resolve()
  const scheduleNext = () => {
    timer = setTimeout(() => {
      current = runJobs(jobs, input).then(() => {
        if (!isStopping) scheduleNext()
      })
    }, pauseMs)
  }
  scheduleNext()
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await current
    },
  }
}
