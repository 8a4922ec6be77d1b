import { bigint, timestamp } from 'drizzle-orm/pg-core'
import type { Rupiah } from '#lib/rules/money.ts'

/** A column of whole rupiah. */
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Rupiah>()

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
