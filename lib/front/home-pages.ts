import type { ReadQuery } from '@etalase/front/shared/read-query.ts'
import { noticeParameter, readHomeNotice } from '#lib/session/session-ended.ts'

/** Reads the home page's query: plain, or with one of its notices. */
export const readHomePage: ReadQuery = (query) => {
  const notice = readHomeNotice(query.get(noticeParameter))
  return { query: notice === null ? '' : `${noticeParameter}=${notice}`, isOnRequest: false }
}
