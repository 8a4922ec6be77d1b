import { type NextRequest, NextRequest as Request } from 'next/server'
import { type FormPage, readFlash } from '#lib/session/flash.ts'
import { keepSession } from '#lib/session/session.ts'

/** The shopper's device in these tests. */
export const testDevice = '5be995ef-cf37-4bdf-be44-bc153e2da15e'

/** A token that no response may contain. */
export const testToken = 'the-secret-access-token'

/** The owner of the customer's pages in these tests. */
export const testOwner = 'owner-of-these-tests'

interface Given {
  /** Objects are sent as JSON, as scripts do; text as a plain form. */
  body?: object | string
  headers?: Record<string, string>
  isSignedIn?: boolean
  /** The page's owner: by default the signed-in customer; null for a page that is the same for everyone. */
  owner?: string | null
}

async function sessionCookie(): Promise<string> {
  let sealed = ''
  await keepSession({ set: (_, value) => (sealed = value) }, { token: testToken, owner: testOwner })
  return `session=${sealed}`
}

/** Builds a request from a page of the shop, as the browser sends it. */
export async function aRequest(
  method: string,
  path: string,
  { body, headers = {}, isSignedIn = false, owner = isSignedIn ? testOwner : null }: Given = {},
): Promise<NextRequest> {
  const isPlain = typeof body === 'string'
  const cookies = [`device_id=${testDevice}`, ...(isSignedIn ? [await sessionCookie()] : [])]
  return new Request(`http://shop.test${path}`, {
    method,
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      cookie: cookies.join('; '),
      'content-type': isPlain ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(owner !== null && { 'x-page-owner': owner }),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: isPlain ? body : JSON.stringify(body ?? {}) }),
  })
}

/** Returns a cookie's value set by a response: '' when deleted, undefined when unchanged. */
export function setCookie(response: Response, name: string): string | undefined {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  return line?.slice(name.length + 1).split(';')[0]
}

/** Returns the name of the cookie with a form page's message. */
export const flashCookie = (page: FormPage): string => `form${page.replaceAll('/', '-')}`

/** Returns the message that a form's page will show after a response, or null if there is none. */
export const flashOf = (response: Response, page: FormPage) =>
  readFlash({ get: () => ({ value: setCookie(response, flashCookie(page)) ?? '' }) }, page)

/** Returns a response's status and redirect target. */
export const goesTo = (response: Response) => [response.status, response.headers.get('location')]
