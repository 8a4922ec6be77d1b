import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { bigint, text, timestamp } from 'drizzle-orm/pg-core'
import { contentLanguages } from '#content-language.ts'

/** Defines a column of whole rupiah. */
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Rupiah>()

/** Defines an instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Defines the language for messages to a person. */
export const language = () => text({ enum: contentLanguages }).notNull().default('en')
