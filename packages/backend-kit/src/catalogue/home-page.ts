import { type HomeData, homeData } from '@etalase/contract/home.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { type DatedHome, datedHome, type ShownDates } from '@etalase/contract/staff-content.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { pageContents } from '#db/schema/catalogue.ts'
import { textsOf } from '#texts/texts.ts'

/** Loads the home page with its dates, in the language of the request or English; null before it is written. */
export async function writtenHome(db: Database): Promise<DatedHome | null> {
  const translated = (await textsOf(db, 'page', ['home']))('home')
  if (translated) return translated
  const [page] = await db.select().from(pageContents).where(eq(pageContents.key, 'home'))
  return page ? datedHome.parse(page.content) : null
}

/** Empty home page for a company that hasn't written one. */
const nothing = { banners: [], sections: [], promos: [], category_banners: [] }

/** Returns the parts of the home page shown at `now`, without their dates. */
export async function shownHome(db: Database, now: Date): Promise<HomeData> {
  const written = await writtenHome(db)
  if (!written) return homeData.parse(nothing)
  // Timestamps in one zone compare correctly as strings.
  const time = toWib(now)
  const isShown = ({ starts_at: start, ends_at: end }: ShownDates) =>
    (!start || start <= time) && (!end || time < end)
  return homeData.parse({
    ...written,
    banners: written.banners.filter(isShown),
    sections: written.sections.filter(isShown),
    promos: written.promos.filter(isShown),
    category_banners: written.category_banners.filter(isShown),
  })
}
