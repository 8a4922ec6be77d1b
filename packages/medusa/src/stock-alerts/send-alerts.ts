import { runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { backInStockMail } from '@etalase/backend-kit/stock-alerts/back-in-stock-mail.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { findSize } from '#cart/shown-lines.ts'
import { awaitedSizes, type EngineAlert, engineAlerts } from '#stock-alerts/engine-alerts.ts'

/** Ids of sent mails, until the engine has recorded them. With a full disk the engine answers but can't write. */
const unmarked = new Set<string>()

async function send({ engine, mail, model, shopUrl }: Adapter, alert: EngineAlert): Promise<void> {
  const { id, askedAt: asked_at } = alert
  // Files in the outbox are named by the engine's id without its prefix.
  const named = { ...alert, id: id.split('_').at(-1) ?? '' }
  const compose = () => backInStockMail(model.db, named, shopUrl)
  // The same for each attempt, and a new one when the size is requested again.
  const mailId = `${id}-${Date.parse(asked_at).toString(36)}`
  if (!unmarked.has(mailId)) {
    const message = await runInLanguage(alert.language, compose)
    if (message) await mail.send({ ...message, id: mailId })
    unmarked.add(mailId)
  }
  const mark = { answer: z.unknown(), body: { asked_at } }
  await engine.own('POST', `/stock-alerts/${id}/notified`, mark)
  unmarked.delete(mailId)
}

/**
 * Sends the mail of each alert whose size is back in any store. An unsent one waits for the next run. A process killed between a mail and
 * its record sends it twice, under the same id.
 */
export async function sendAlerts(
  adapter: Adapter,
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (const { product_number, size_code } of await awaitedSizes(adapter.engine)) {
    const size = { productId: product_number, sizeCode: size_code }
    const found = await findSize(adapter.model.db, size)
    if (!found || found.maxInOneShop <= 0) continue
    const wanted = { product_number, size_code, is_waiting: true } as const
    for (const alert of await engineAlerts(adapter.engine, wanted))
      await send(adapter, alert).catch(onFailure)
  }
}
