import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import { z } from 'zod'
import type { Context } from '#context.ts'
import type { XpressAccount } from '#payment/xpress.ts'
import { notificationFields } from '#sandbox/messages.ts'
import { dueNotifications, markAnswered, scheduleRetry } from '#sandbox/notification-queue.ts'

const timeoutMs = 5_000

const acknowledgement = z.object({ response_code: z.literal('00') })

export interface Notifier {
  /** The shop's account, with which the sandbox also signs. */
  account: XpressAccount
  /** Sends every due notification; retries unacknowledged ones later. */
  deliver(): Promise<void>
}

async function isAnswered(url: string, fields: Record<string, string>): Promise<boolean> {
  try {
    const body = new URLSearchParams(fields)
    const answer = await withDeadline(timeoutMs, async (signal) => {
      const response = await fetch(url, { method: 'POST', body, signal })
      return response.json()
    })
    return acknowledgement.safeParse(answer).success
  } catch {
    return false
  }
}

/** Sends the provider's notifications to the merchant's server, one delivery at a time. */
export function openNotifier(
  context: Pick<Context, 'db' | 'now' | 'ownUrl'>,
  account: XpressAccount,
): Notifier {
  const { db, now } = context
  let current: Promise<void> = Promise.resolve()

  async function sendDue() {
    for (const { notification, bill } of await dueNotifications(db, now())) {
      const { status, channel } = notification
      const fields = notificationFields(account, { ...bill, status, channel })
      if (await isAnswered(`${context.ownUrl()}/payment/notification`, fields)) {
        await markAnswered(db, notification.id, now())
      } else {
        await scheduleRetry(db, notification, now())
      }
    }
  }

  return {
    account,
    deliver() {
      const next = current.then(sendDue)
      current = next.catch(() => {})
      return next
    },
  }
}
