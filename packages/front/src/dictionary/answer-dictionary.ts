import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Dictionary, dictionaryFolder } from '#encode/dictionary.ts'
import { sendStatus, sendWhole, wholeResponse } from '#respond/send.ts'

/** Matches pages and the data that their scripts fetch. Pictures, scripts and styles need not name the dictionary. */
const use = 'match="/*", match-dest=("document" "")'

const headers = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'public, max-age=2592000, immutable',
  'use-as-dictionary': use,
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** Answers requests for a dictionary; 404 for one of another release. Returns whether the request was for a dictionary. */
export function answerDictionary(
  dictionary: Dictionary | null,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const whole = dictionary && wholeResponse(200, headers, dictionary.bytes)
  return (request, response) => {
    if (!request.url?.startsWith(dictionaryFolder)) return false
    if (whole && request.url === dictionary.address) sendWhole(request, response, whole)
    else sendStatus(response, 404)
    return true
  }
}
