import { runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { backInStockMail } from '@etalase/backend-kit/stock-alerts/back-in-stock-mail.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { findSize } from '#cart/shown-lines.ts'
import { awaitedSizes, type EngineAlert, engineAlerts } from '#stock-alerts/engine-alerts.ts'

/** The ids of mails that were sent, until the engine has written that down: with a full disk it answers and writes nothing. */
const unmarked = new Set<string>()

async function send({ engine, mail, model, shopUrl }: Adapter, alert: EngineAlert): Promise<void> {
  const { id, askedAt: asked_at } = alert
  // The engine's id without its kind, as names of files in the outbox are.
  const named = { ...alert, id: id.split('_').at(-1) ?? '' }
  const compose = () => backInStockMail(model.db, named, shopUrl)
  // The same for each attempt; another one when the size is asked for again.
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
 * Sends the mail of each alert whose size is back in any store. One that was not sent waits for the next run; a process that is killed
 * between a mail and its mark sends it twice, under the same id.
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
