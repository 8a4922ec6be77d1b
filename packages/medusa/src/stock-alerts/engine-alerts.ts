import { contentLanguages } from '@etalase/backend-kit/content-language.ts'
import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'

const alert = z
  .object({
    id: z.string(),
    product_number: z.int(),
    size_code: z.string(),
    email: z.string(),
    token: z.string(),
    language: z.enum(contentLanguages).catch('en'),
    client_network: z.string().nullable(),
    asked_at: z.iso.datetime({ offset: true }),
  })
  .transform(
    ({ product_number: productId, size_code: sizeCode, client_network, asked_at, ...rest }) => ({
      ...rest,
      productId,
      sizeCode,
      clientNetwork: client_network,
      askedAt: asked_at,
    }),
  )

/** An alert as the engine stores it. */
export type EngineAlert = z.output<typeof alert>

interface Wanted {
  email?: string
  token?: string
  product_number?: number
  size_code?: string
  is_waiting?: true
}

/** Loads the first hundred of the engine's alerts that match all given filters, oldest first. */
export const engineAlerts = async (engine: Engine, wanted: Wanted): Promise<EngineAlert[]> => {
  const answer = z.object({ alerts: z.array(alert) })
  return (await engine.search('stock-alerts', { answer, body: wanted })).alerts
}

/** Loads the sizes that have waiting alerts. */
export const awaitedSizes = async (engine: Engine) => {
  const size = z.object({ product_number: z.int(), size_code: z.string() })
  const answer = z.object({ sizes: z.array(size) })
  return (await engine.own('GET', '/stock-alerts/sizes', { answer })).sizes
}

/** Deletes an alert, or all alerts of an address. */
export const removeAlerts = (engine: Engine, which: { id: string } | { email: string }) =>
  engine.own('DELETE', '/stock-alerts', { answer: z.unknown(), body: which })
