import type { DraftPath } from '@etalase/contract/sealed-drafts.ts'
import { HttpResponse, http } from 'msw'

const paths: readonly DraftPath[] = ['checkout-draft', 'pending-order']

/** Contents of the test browser's sealed cookies, by the path of their route. */
export const sealedDrafts = new Map<string, unknown>()

const handlersOf = (origin: string, path: DraftPath) => {
  const url = `${origin}/api/${path}`
  return [
    http.get(url, () => HttpResponse.json({ data: { kept: sealedDrafts.get(path) ?? null } })),
    http.put(url, async ({ request }) => {
      sealedDrafts.set(path, await request.json())
      return HttpResponse.json({ data: {} })
    }),
    http.delete(url, () => {
      sealedDrafts.delete(path)
      return HttpResponse.json({ data: {} })
    }),
  ]
}

/** Handlers for the routes that keep a shopper's details in sealed cookies, in memory. */
export const sealedDraftHandlers = (origin: string) =>
  paths.flatMap((path) => handlersOf(origin, path))
