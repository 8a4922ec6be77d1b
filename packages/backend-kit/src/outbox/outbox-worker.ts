import { setTimeout } from 'node:timers/promises'

/** Milliseconds to finish the current message on shutdown. Its claim outlasts the backend, and then it is retried. */
const closeMs = 10_000

export interface OutboxWorker {
  /** Sends all due messages; failed ones stay queued. A call during a delivery queues one more. */
  deliver(): Promise<void>
  /** Waits some seconds for the current message, then stops. */
  close(): Promise<void>
}

interface Outbox<Message> {
  /** Claims and returns the next due message, or null if there is none. */
  claim: () => Promise<Message | null>
  /** Sends a message and marks it as sent. */
  send: (message: Message) => Promise<void>
  /** Handles a failed message: schedules the retry and reports it. */
  fail: (error: unknown, message: Message) => Promise<void>
  /** Called on failures other than sending. */
  onFailure: (error: unknown) => void
}

/** Sends an outbox's messages one at a time. */
export function openOutboxWorker<Message>(outbox: Outbox<Message>): OutboxWorker {
  const { claim, send, fail, onFailure } = outbox
  let isClosed = false
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  async function sendDue() {
    next = null
    while (!isClosed) {
      const message = await claim()
      if (!message) return
      try {
        await send(message)
      } catch (error) {
        await fail(error, message)
      }
    }
  }

  return {
    deliver() {
      next ??= current = current.then(sendDue).catch(onFailure)
      return next
    },
    close() {
      isClosed = true
      return Promise.race([current, setTimeout(closeMs, undefined, { ref: false })])
    },
  }
}
