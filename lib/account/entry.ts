import 'server-only'
import { nextPath } from '#lib/rules/next-path.ts'
import { type PageQuery, toSearchParams } from '#lib/rules/page-query.ts'
import { type Flash, type FormPage, readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'

interface Entry {
  /** Where to go afterwards: a path of ours. */
  next: string
  said: Flash | null
}

/** What a page needs that lets somebody in. */
export async function entryOf(page: FormPage, searchParams: Promise<PageQuery>): Promise<Entry> {
  const said = await readFlash(await requestCookies(), page)
  return { next: nextPath(toSearchParams(await searchParams).get('next')), said }
}
