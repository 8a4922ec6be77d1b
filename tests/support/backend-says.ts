import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'

type Verb = 'post' | 'put' | 'delete'

/** A request received by the backend: its body and token. */
type Heard = [body: unknown, token: string | null]

/** Stubs a backend call; returns the requests it receives, with their tokens. */
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

/** Stubs a backend POST; returns the bodies it receives. */
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
