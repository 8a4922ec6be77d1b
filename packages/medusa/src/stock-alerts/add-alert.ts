import { randomBytes } from 'node:crypto'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { alertThatGivesWay, maxWaiting } from '@etalase/backend-kit/stock-alerts/waiting-limit.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import type { SizeKey } from '#read-model/variants.ts'
import { engineAlerts, removeAlerts } from '#stock-alerts/engine-alerts.ts'

interface NewAlert extends SizeKey {
  email: string
  clientNetwork: string
}

/**
 * Creates an alert in the engine in the language of the request, or renews the existing one. Returns false when the address waits for too
 * many sizes, and no alert can be evicted.
 */
export const addAlert = (
  { engine, locks }: Adapter,
  { productId, sizeCode, email, clientNetwork: asking }: NewAlert,
): Promise<boolean> =>
  locks.run(`alerts ${email}`, async () => {
    const waiting = await engineAlerts(engine, { email, is_waiting: true })
    const same = waiting.find((one) => one.productId === productId && one.sizeCode === sizeCode)
    if (!same && waiting.length >= maxWaiting) {
      const leaving = alertThatGivesWay(waiting, asking)
      if (!leaving) return false
      await removeAlerts(engine, { id: leaving.id })
    }
    await engine.own('PUT', '/stock-alerts', {
      answer: z.unknown(),
      body: {
        product_number: productId,
        size_code: sizeCode,
        email,
        token: randomBytes(24).toString('base64url'),
        language: requestLanguage(),
        // A repeated request from another network doesn't take the alert over.
        client_network: same ? same.clientNetwork : asking,
      },
    })
    return true
  })
