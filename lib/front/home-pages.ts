import type { ReadQuery } from '@etalase/front/shared/read-query.ts'
import { noticeParameter, readHomeNotice } from '#lib/session/session-ended.ts'

/** The home page, and the home page with each of its notices. */
export const readHomePage: ReadQuery = (query) => {
  const notice = readHomeNotice(query.get(noticeParameter))
  return { query: notice === null ? '' : `${noticeParameter}=${notice}`, isOnRequest: false }
}
