import type { MedusaContainer } from '@medusajs/framework/types'
import { meantBy } from './promo-code'
import {
  isOffered,
  type MedusaPromotion,
  type PromotionTerms,
  problemOf,
  termsOf,
} from './promotion-terms'
import { readRows } from './read-rows'
import { notFound, Refusal } from './refusal'

const fields = [
  'id',
  'code',
  'type',
  'is_automatic',
  'limit',
  'used',
  'metadata',
  'rules.attribute',
  'application_method.type',
  'application_method.value',
  'application_method.target_type',
  'application_method.allocation',
  'application_method.target_rules.id',
  'campaign.starts_at',
  'campaign.ends_at',
  'campaign.budget.type',
  'campaign.budget.limit',
  'campaign.budget.used',
]

/** Loads active promotions, oldest first. */
export async function activePromotions(scope: MedusaContainer, filters: Record<string, unknown>) {
  const question = {
    entity: 'promotion',
    fields,
    filters: { ...filters, status: 'active' },
    pagination: { skip: 0, take: 10_000, order: { created_at: 'ASC' as const } },
  }
  return (await readRows<MedusaPromotion>(scope, question)).rows
}

/** Escapes a text for a LIKE pattern. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/** Returns the terms of a code, in any case. Throws 404 when it is unknown, has conditions or has not begun, ENDED and USED_UP. */
export async function requirePromotion(
  scope: MedusaContainer,
  code: string,
  now = new Date(),
): Promise<PromotionTerms> {
  const alike = await activePromotions(scope, { code: { $ilike: literal(code.trim()) } })
  const promotion = meantBy(alike, code)
  const problem = promotion && problemOf(promotion, now)
  if (!promotion || problem === 'NOT_FOUND') throw notFound()
  if (problem) throw new Refusal(problem)
  return termsOf(promotion)
}

/** Returns the terms of all codes that the checkout offers. */
export async function offeredPromotions(
  scope: MedusaContainer,
  now = new Date(),
): Promise<PromotionTerms[]> {
  const marked = await activePromotions(scope, { metadata: { is_offered: 'true' } })
  return marked.filter((promotion) => isOffered(promotion, now)).map(termsOf)
}
