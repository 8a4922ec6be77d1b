import { badRequest, type HttpError } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { money, percent } from '@etalase/contract/fields.ts'
import type { Promo } from '@etalase/contract/promo.ts'
import { promoCategories } from '@etalase/contract/rules/constants.ts'
import { typedPromoCode } from '@etalase/contract/rules/typed-text.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { EngineError } from '#engine/engine.ts'

const promotion = z.object({
  code: z.string(),
  category: z.enum(promoCategories),
  disc_percent: percent,
  disc_nominal: money,
  disc_max: money,
})

const invalid = (message: string) => badRequest('PROMO_INVALID', message)

/** Returns why the engine refuses a code, as a message for the shopper. */
export function promoRefusal(reason: string): HttpError {
  const { ended, usedUp, invalid: unknown, withoutEffect } = messages().answers.promo
  const words: Readonly<Record<string, string>> = {
    ENDED: ended,
    USED_UP: usedUp,
    WITHOUT_EFFECT: withoutEffect,
  }
  return invalid(words[reason] ?? unknown)
}

/** Normalises a typed code, keeping its case: the engine prefers the exact match. */
export const promoCodeOf = typedPromoCode

/** Finds the promo of a code. Throws PROMO_INVALID when the engine refuses it now. */
export async function findPromo({ engine }: Adapter, typed: string): Promise<Promo> {
  const path = `/promotions/${encodeURIComponent(promoCodeOf(typed))}`
  try {
    return (await engine.own('GET', path, { answer: z.object({ promotion }) })).promotion
  } catch (error) {
    if (error instanceof EngineError && error.status < 500) throw promoRefusal(error.reason)
    throw error
  }
}

/** Loads the promos that the engine offers now, without codes that can't be typed: the checkout would refuse them. */
export async function offeredPromos({ engine }: Adapter): Promise<Promo[]> {
  const answer = z.object({ promotions: z.array(z.unknown()) })
  const { promotions } = await engine.own('GET', '/promotions', { answer })
  engine.leftOut.forget('promotion')
  return engine.leftOut
    .read('promotion', promotion, promotions)
    .filter(({ code }) => promoCodeOf(code) === code)
}
