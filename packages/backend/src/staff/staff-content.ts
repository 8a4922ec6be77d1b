import { writtenHome } from '@etalase/backend-kit/catalogue/home-page.ts'
import { type ContentLanguage, contentLanguages } from '@etalase/backend-kit/content-language.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { pageContents } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { texts } from '@etalase/backend-kit/db/schema/texts.ts'
import { invalidForStaff } from '@etalase/backend-kit/http/http-error.ts'
import { runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import type { Language } from '@etalase/contract/rules/language.ts'
import { fromWib, toWib } from '@etalase/contract/rules/time-zone.ts'
import type { DatedHome, PromoCode } from '@etalase/contract/staff-content.ts'
import { asc, eq, lte } from 'drizzle-orm'
import { requireFuture } from '#staff/require-future.ts'

/** Converts a shop language to a catalogue language. Throws for languages without catalogue texts, which would never be shown. */
function requireContentLanguage(language: Language): ContentLanguage {
  const known = contentLanguages.find((one) => one === language)
  if (!known) throw invalidForStaff(`The catalogue has no texts in the language ${language}.`)
  return known
}

/** Loads the home page in a language, falling back to English; null before it is written. */
export const homeForStaff = async (db: Database, language: Language): Promise<DatedHome | null> =>
  runInLanguage(requireContentLanguage(language), () => writtenHome(db))

/** Stores the home page in a language. */
export async function setHome(db: Database, given: Language, content: DatedHome): Promise<void> {
  const language = requireContentLanguage(given)
  if (language === 'en') {
    await db
      .insert(pageContents)
      .values({ key: 'home', content })
      .onConflictDoUpdate({ target: pageContents.key, set: { content } })
    return
  }
  await db
    .insert(texts)
    .values({ kind: 'page', id: 'home', language, content })
    .onConflictDoUpdate({ target: [texts.kind, texts.language, texts.id], set: { content } })
}

const toPromoCodeDto = (row: typeof promos.$inferSelect) => ({
  code: row.code,
  category: row.category,
  disc_percent: row.discPercent,
  disc_nominal: row.discNominal,
  disc_max: row.discMax,
  starts_at: toWib(row.startsAt),
  ends_at: toWib(row.endsAt),
  use_limit: row.useLimit,
  is_offered: row.isOffered,
  uses: row.uses,
})

/** Lists all promo codes alphabetically. */
export const promosForStaff = async (db: Database) =>
  (await db.select().from(promos).orderBy(asc(promos.code))).map(toPromoCodeDto)

/** Writes a promo code. Throws INVALID_INPUT (422) for unordered dates, a new code that has ended, too low a limit. */
export async function setPromo(db: Database, promo: PromoCode, now: Date) {
  if (promo.starts_at >= promo.ends_at) throw invalidForStaff('ends_at must be after starts_at.')
  const code = promo.code.toUpperCase()
  // For an existing code, an end in the past ends it.
  if ((await db.$count(promos, eq(promos.code, code))) === 0)
    requireFuture('ends_at', promo.ends_at, now)
  const set = {
    category: promo.category,
    discPercent: promo.disc_percent,
    discNominal: promo.disc_nominal,
    discMax: promo.disc_max,
    startsAt: fromWib(promo.starts_at),
    endsAt: fromWib(promo.ends_at),
    useLimit: promo.use_limit,
    isOffered: promo.is_offered,
  }
  const [row] = await db
    .insert(promos)
    .values({ code, ...set })
    .onConflictDoUpdate({
      target: promos.code,
      set,
      setWhere: lte(promos.uses, promo.use_limit),
    })
    .returning()
  if (!row) throw invalidForStaff('use_limit is below the number of uses.')
  return toPromoCodeDto(row)
}
