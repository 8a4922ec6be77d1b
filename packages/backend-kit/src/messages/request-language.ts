import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { type ContentLanguage, contentLanguages } from '#content-language.ts'

const storage = new AsyncLocalStorage<ContentLanguage>()

/** A browser sends fewer letters; a longer header is not read. */
const maxHeaderLength = 500

/** Indonesian until 1989, and in Java before version 17. Negotiator 1.1.0 knows one name only (findings/indonesian-language-tags.sh). */
const oldIndonesian = 'in'

/** The language of ours that an Accept-Language header prefers; English when it names none, or is none. */
function languageOf(header: string | undefined): ContentLanguage {
  if (!header || header.length > maxHeaderLength) return 'en'
  const accepted = new Negotiator({ headers: { 'accept-language': header } })
  const language = accepted.language([...contentLanguages, oldIndonesian]) ?? 'en'
  return language === oldIndonesian ? 'id' : language
}

/** The language that a request asks for, written into the headers of its answer too. */
export function answerLanguage(request: FastifyRequest, reply: FastifyReply): ContentLanguage {
  const language = languageOf(request.headers['accept-language'])
  reply.headers({ 'Content-Language': language, Vary: 'Accept-Language' })
  return language
}

/** Runs a request, or the writing of a mail; all that it calls or waits for has its language. */
export const runInLanguage = <Result>(language: ContentLanguage, run: () => Result): Result =>
  storage.run(language, run)

/** The language to answer in; English outside a request. */
export const requestLanguage = (): ContentLanguage => storage.getStore() ?? 'en'
