import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { type ContentLanguage, contentLanguages } from '#content-language.ts'

const storage = new AsyncLocalStorage<ContentLanguage>()

/** Longer than any browser's header; we ignore longer ones. */
const maxHeaderLength = 500

/** Indonesian until 1989, and in Java before version 17. Negotiator 1.1.0 knows only one code (findings/indonesian-language-tags.sh). */
const oldIndonesian = 'in'

/** Returns our language that an Accept-Language header prefers; English for a missing, invalid or unmatched header. */
function languageOf(header: string | undefined): ContentLanguage {
  if (!header || header.length > maxHeaderLength) return 'en'
  const accepted = new Negotiator({ headers: { 'accept-language': header } })
  const language = accepted.language([...contentLanguages, oldIndonesian]) ?? 'en'
  return language === oldIndonesian ? 'id' : language
}

/** Returns the language that a request asks for, and sets it in the response headers. */
export function answerLanguage(request: FastifyRequest, reply: FastifyReply): ContentLanguage {
  const language = languageOf(request.headers['accept-language'])
  reply.headers({ 'Content-Language': language, Vary: 'Accept-Language' })
  return language
}

/** Runs a function in a language, including everything it calls or awaits. */
export const runInLanguage = <Result>(language: ContentLanguage, run: () => Result): Result =>
  storage.run(language, run)

/** Returns the language of the current request; English outside one. */
export const requestLanguage = (): ContentLanguage => storage.getStore() ?? 'en'
