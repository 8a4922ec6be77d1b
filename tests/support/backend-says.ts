import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'

type Verb = 'post' | 'put' | 'delete'

/** What the backend heard: the body of a call, and the token that it came with. */
type Heard = [body: unknown, token: string | null]

/** Lets the backend answer a call, and gives what it hears, with the tokens. */
export function backendHears(verb: Verb, path: string, answer: object, status = 200): Heard[] {
  const heard: Heard[] = []
  backendStub.use(
    http[verb](`http://localhost:4000/${path}`, async ({ request }) => {
      heard.push([await request.json(), request.headers.get('authorization')])
      return HttpResponse.json(answer, { status })
    }),
  )
  return heard
}

/** Lets the backend answer a post, and gives the bodies that it hears. */
export function backendSays(path: string, answer: object, status = 200): unknown[] {
  const heard: unknown[] = []
  backendStub.use(
    http.post(`http://localhost:4000/${path}`, async ({ request }) => {
      heard.push(await request.json())
      return HttpResponse.json(answer, { status })
    }),
  )
  return heard
}
