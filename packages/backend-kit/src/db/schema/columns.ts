import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { bigint, text, timestamp } from 'drizzle-orm/pg-core'
import { contentLanguages } from '#content-language.ts'

/** A column of whole rupiah. */
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Rupiah>()

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The language that somebody is written to in. */
export const language = () => text({ enum: contentLanguages }).notNull().default('en')
