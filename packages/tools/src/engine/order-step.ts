import type { Engine } from '@etalase/medusa/engine/engine.ts'
import { z } from 'zod'

/** Does a step with an order, like the adapter. Throws EngineError when the engine refuses it. */
export const stepOrder = (
  engine: Engine,
  trxRef: string,
  body: { step: string; receipt_number?: string },
): Promise<unknown> => engine.own('POST', `/orders/${trxRef}/step`, { answer: z.unknown(), body })
