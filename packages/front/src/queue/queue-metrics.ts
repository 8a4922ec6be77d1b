import { Counter, Gauge, Histogram } from 'prom-client'
import { type Line, waitingIn } from '#queue/line.ts'
import { registers } from '#watch/metrics.ts'

const waiting = new Gauge({
  name: 'queue_waiting',
  help: 'Tickets of all instances that are not called yet; crowded are those of networks with more than their share.',
  labelNames: ['kind'],
  registers,
})

const speed = new Gauge({
  name: 'queue_called_per_second',
  help: 'Places a second by which the line goes on.',
  registers,
})

const entered = new Gauge({
  name: 'queue_entered',
  help: 'Shoppers of all instances who came in from this line.',
  registers,
})

const abandoned = new Gauge({
  name: 'queue_abandoned',
  help: 'Places of this line, in all instances, that nobody claimed in time.',
  registers,
})

const waits = new Histogram({
  name: 'queue_wait_seconds',
  help: 'Seconds from the page that told a wait to the admission, of shoppers whom this instance let in.',
  buckets: [1, 10, 30, 60, 120, 300, 600, 1200, 2400, 3600],
  registers,
})

const errors = new Histogram({
  name: 'queue_told_error_ratio',
  help: 'The part of the wait by which the time told was wrong.',
  buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  registers,
})

const admitted = new Counter({
  name: 'queue_admitted',
  help: 'Shoppers whom this instance let in.',
  registers,
})

/** Updates the metrics of the line. */
export function seenLine(line: Line): void {
  const [own, crowded] = waitingIn(line)
  waiting.set({ kind: 'own' }, own)
  waiting.set({ kind: 'crowded' }, crowded)
  speed.set(line.speed)
  entered.set(line.entered)
  abandoned.set(line.abandoned)
}

/** Counts an admission, with the seconds shown and waited. */
export function countAdmitted(told: number, waited: number): void {
  admitted.inc()
  waits.observe(waited)
  if (waited > 0) errors.observe(Math.abs(told - waited) / waited)
}
