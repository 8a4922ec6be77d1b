import { errorMessage } from '@etalase/contract/rules/error-message.ts'
import { parseExactJson } from '@etalase/contract/rules/exact-json.ts'
import type { FastifyInstance } from 'fastify'
import { invalidForStaff } from '#http/http-error.ts'

/** Rejects ambiguous numbers in staff calls (422): JSON parses 399.000 as 399. */
export function readStaffJsonExactly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body.toString(), (error, parsed) => {
      if (error || !request.url.startsWith('/staff/')) return done(error, parsed)
      try {
        done(null, parseExactJson(body.toString()))
      } catch (problem) {
        done(invalidForStaff(errorMessage(problem)), undefined)
      }
    })
  })
}
