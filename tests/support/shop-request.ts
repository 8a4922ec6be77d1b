import { type NextRequest, NextRequest as Request } from 'next/server'
import { type FormPage, readFlash } from '#lib/session/flash.ts'
import { keepSession } from '#lib/session/session.ts'

/** The device of the shopper in these tests. */
export const testDevice = '5be995ef-cf37-4bdf-be44-bc153e2da15e'

/** The token that no answer may hold. */
export const testToken = 'the-secret-access-token'

/** The owner of the pages of the customer in these tests. */
export const testOwner = 'owner-of-these-tests'

interface Given {
  /** An object is sent as scripts do, as JSON; a text as a plain form. */
  body?: object | string
  headers?: Record<string, string>
  isSignedIn?: boolean
  /** Whose page sends it: the customer's who is signed in, unless told otherwise; null for a page that is the same for everyone. */
  owner?: string | null
}

async function sessionCookie(): Promise<string> {
  let sealed = ''
  await keepSession({ set: (_, value) => (sealed = value) }, { token: testToken, owner: testOwner })
  return `session=${sealed}`
}

/** A request of a page of the shop, as the browser sends it. */
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

/** A cookie as an answer sets it: its value, '' when it is taken away, undefined when it is not touched. */
export function setCookie(response: Response, name: string): string | undefined {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  return line?.slice(name.length + 1).split(';')[0]
}

/** The cookie in which the page of a form finds what it says. */
export const flashCookie = (page: FormPage): string => `form${page.replaceAll('/', '-')}`

/** What the page of a form will say after an answer; null when it says nothing. */
export const flashOf = (response: Response, page: FormPage) =>
  readFlash({ get: () => ({ value: setCookie(response, flashCookie(page)) ?? '' }) }, page)

/** The status of an answer, and where it leads. */
export const goesTo = (response: Response) => [response.status, response.headers.get('location')]
