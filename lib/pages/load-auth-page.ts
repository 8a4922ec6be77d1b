import 'server-only'
import { type PageQuery, toSearchParams } from '#lib/rules/page-query.ts'
import { type Flash, type FormPage, readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readReturnPath } from '#lib/session/return-path.ts'

interface AuthPageData {
  /** The path to redirect to after success. */
  next: string
  flash: Flash | null
}

/** Loads the data of the sign-in and sign-up pages: the path to go to afterwards and the flash of a form post. */
export async function loadAuthPage(
  page: FormPage,
  searchParams: Promise<PageQuery>,
): Promise<AuthPageData> {
  const cookies = await requestCookies()
  const given = toSearchParams(await searchParams).get('next')
  return { next: readReturnPath(cookies, given), flash: await readFlash(cookies, page) }
}
