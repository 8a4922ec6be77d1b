import { z } from 'zod'
import type { Context } from '#backend/context.ts'
import { notificationFields } from '#backend/sandbox/messages.ts'
import {
  dueNotifications,
  markAnswered,
  scheduleRetry,
} from '#backend/sandbox/notification-queue.ts'

const timeoutMs = 5_000

const acknowledgement = z.object({ response_code: z.literal('00') })

export interface Notifier {
  /** Tells the merchant whatever is due; what is not answered comes again later. */
  deliver(): Promise<void>
}

async function isAnswered(url: string, fields: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return acknowledgement.safeParse(await response.json()).success
  } catch {
    return false
  }
}

/** The provider's server as it reports to the merchant's, one round at a time. */
export function openNotifier(context: Context): Notifier {
  const { db, payment, now } = context
  let current: Promise<void> = Promise.resolve()

  async function sendDue() {
    for (const { notification, bill } of await dueNotifications(db, now())) {
      const { status, channel } = notification
      const fields = notificationFields(payment, { ...bill, status, channel })
      if (await isAnswered(`${context.ownUrl()}/payment/notification`, fields)) {
        await markAnswered(db, notification.id, now())
      } else {
        await scheduleRetry(db, notification, now())
      }
    }
  }

  return {
    deliver() {
      const next = current.then(sendDue)
      current = next.catch(() => {})
      return next
    },
  }
}
