import { type HomeData, homeData } from '@etalase/contract/home.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { type DatedHome, datedHome, type ShownDates } from '@etalase/contract/staff-content.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { pageContents } from '#db/schema/catalogue.ts'
import { textsOf } from '#texts/texts.ts'

/** The home page as it was written, in the language of the request or in English; null before it is. */
export async function writtenHome(db: Database): Promise<DatedHome | null> {
  const translated = (await textsOf(db, 'page', ['home']))('home')
  if (translated) return translated
  const [page] = await db.select().from(pageContents).where(eq(pageContents.key, 'home'))
  return page ? datedHome.parse(page.content) : null
}

/** What a company has that has not written its home page yet. */
const nothing = { banners: [], sections: [], promos: [], category_banners: [] }

/** What is shown of the home page at a time, without the dates. */
export async function shownHome(db: Database, now: Date): Promise<HomeData> {
  const written = await writtenHome(db)
  if (!written) return homeData.parse(nothing)
  // Times of one zone in this form are in order as texts.
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
