import { setTimeout } from 'node:timers/promises'

/** Milliseconds for the message that is being sent when a backend stops. Its claim outlasts the backend: then it is tried again. */
const closeMs = 10_000

export interface OutboxWorker {
  /** Sends every message that is due; one that fails stays queued. A call during a delivery queues one more delivery. */
  deliver(): Promise<void>
  /** Waits for the message that is being sent, for some seconds, then stops. */
  close(): Promise<void>
}

interface Outbox<Message> {
  /** Claims the next message that is due, or gives null. */
  claim: () => Promise<Message | null>
  /** Sends a message and marks it as sent. */
  send: (message: Message) => Promise<void>
  /** Takes up why a message was not sent: when it is tried again, and who is told. */
  fail: (error: unknown, message: Message) => Promise<void>
  /** Called with what has failed besides sending. */
  onFailure: (error: unknown) => void
}

/** Sends the queued messages of an outbox one after the other. */
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
