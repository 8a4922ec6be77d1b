import { invalidForStaff } from '@etalase/backend-kit/http/http-error.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'

/** Throws INVALID_INPUT (422) for an end time (WIB) in the past, because its subject would never be shown. */
export function requireFuture(field: string, wib: string, now: Date): void {
  if (wib > toWib(now)) return
  const [end, clock] = [wib, toWib(now)].map((time) => wibDeadlineIn('en', time))
  throw invalidForStaff(`${field} is in the past: ${end}. It is now ${clock}.`)
}
