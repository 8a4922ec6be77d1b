import 'server-only'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import { limitedWarning } from '@etalase/front/log/log-lines.ts'
import type { TradeEvent } from '#lib/browser/trade-events.ts'

const timeoutMs = 3_000
const maxAtOnce = 4

/** Maximum events queued in memory; while a slow receiver keeps the queue full, new ones are dropped. */
const maxWaiting = 200

const warn = limitedWarning('An event did not reach ANALYTICS_URL')

const waiting: string[] = []
let sending = 0

async function post(url: string, body: string): Promise<void> {
  const response = await withDeadline(timeoutMs, async (signal) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal })
    // An unread body keeps its connection open.
    await answer.body?.cancel()
    return answer
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
}

async function sendNext(url: string): Promise<void> {
  if (sending >= maxAtOnce) return
  const body = waiting.shift()
  if (body === undefined) return
  sending++
  await post(url, body).catch(warn)
  sending--
  void sendNext(url)
}

/**
 * Forwards an event in the background, without the sender's address, cookies or browser. Never throws: a failed event is lost, with at
 * most one log line a minute.
 */
export function forwardEvent(url: string, event: TradeEvent): void {
  if (waiting.length >= maxWaiting) {
    warn(new Error(`${maxWaiting} events wait already`))
    return
  }
  waiting.push(JSON.stringify(event))
  void sendNext(url)
}
