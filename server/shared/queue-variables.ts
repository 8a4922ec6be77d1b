import { z } from 'zod'
import { wholeSetting } from '#lib/rules/env-settings.ts'

/** What a sale covers: all of the shop, or some products and lists by their addresses. */
const addresses = /^(?:\/product\/\d+|\/products\?category(?:_sub)?_id=\d+)$/

/** SALE_COVERS: `all`, or addresses of products and of lists of a category, with commas between. */
const covers = z
  .string()
  .default('all')
  .transform((text, context) => {
    if (text === 'all') return 'all' as const
    const list = text.split(/[\s,]+/).filter(Boolean)
    const refused = list.find((address) => !addresses.test(address))
    if (refused !== undefined || list.length === 0)
      context.addIssue('must be all, or addresses like /product/1001,/products?category_id=7')
    return list
  })

const positive = (most: number) => wholeSetting(1, most)
const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

/** The variables of the queue in front of the shop (docs/decisions/068). */
export const queueVariables = {
  QUEUE_PER_MINUTE: positive(1_000_000).optional(),
  QUEUE_SHOPPERS: positive(1_000_000).optional(),
  QUEUE_MINUTES: positive(120).default(10),
  QUEUE_OVER: positive(1_000_000).optional(),
  SALE_START: time.optional(),
  SALE_END: time.optional(),
  SALE_LOT_MINUTES: wholeSetting(0, 120).default(10),
  SALE_COVERS: covers,
}

type Variables = z.output<z.ZodObject<typeof queueVariables>>

/** What the queue does, when there is one. Times are milliseconds since 1970. */
export interface QueueSettings {
  /** Admissions, by all instances together. */
  perSecond: number
  /** Most shoppers who are admitted at once. */
  shoppers: number
  /** How long an admission lasts after the shopper's last act. */
  admissionMs: number
  /** Page views a second of one instance from which on newcomers wait; null when load opens no queue. */
  over: number | null
  sale: {
    startsAt: number
    /** Until when newcomers wait; Infinity until somebody closes it. */
    endsAt: number
    /** From when on arrivals are drawn by lot at the start. */
    lotFrom: number
  } | null
  covers: 'all' | readonly string[]
}

/** What contradicts itself in the variables; null when nothing does. */
function contradiction(env: Variables): string | null {
  const { QUEUE_PER_MINUTE: rate, SALE_START: start, SALE_END: end } = env
  if (rate === undefined && (start ?? env.QUEUE_OVER) !== undefined)
    return 'QUEUE_PER_MINUTE: needed with SALE_START or QUEUE_OVER'
  if (end !== undefined && (start === undefined || end <= start))
    return 'SALE_END: must be after SALE_START'
  return null
}

/** The settings of the queue; null without QUEUE_PER_MINUTE. Throws Error when the variables contradict each other. */
export function queueSettings(env: Variables): QueueSettings | null {
  const problem = contradiction(env)
  if (problem) throw new Error(problem)
  const { QUEUE_PER_MINUTE: perMinute, SALE_START: startsAt } = env
  if (perMinute === undefined) return null
  const lotMs = env.SALE_LOT_MINUTES * 60_000
  const endsAt = env.SALE_END ?? Number.POSITIVE_INFINITY
  return {
    perSecond: perMinute / 60,
    shoppers: env.QUEUE_SHOPPERS ?? perMinute * env.QUEUE_MINUTES,
    admissionMs: env.QUEUE_MINUTES * 60_000,
    over: env.QUEUE_OVER ?? null,
    sale: startsAt === undefined ? null : { startsAt, endsAt, lotFrom: startsAt - lotMs },
    covers: env.SALE_COVERS,
  }
}
