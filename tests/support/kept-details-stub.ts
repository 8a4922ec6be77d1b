import { HttpResponse, http } from 'msw'
import type { DetailsPath } from '#lib/contract/kept-details.ts'

const paths: readonly DetailsPath[] = ['checkout-draft', 'pending-order']

/** What the sealed cookies of the browser under test hold, by the path of their route. */
export const keptDetails = new Map<string, unknown>()

const handlersOf = (origin: string, path: DetailsPath) => {
  const url = `${origin}/api/${path}`
  return [
    http.get(url, () => HttpResponse.json({ data: { kept: keptDetails.get(path) ?? null } })),
    http.put(url, async ({ request }) => {
      keptDetails.set(path, await request.json())
      return HttpResponse.json({ data: {} })
    }),
    http.delete(url, () => {
      keptDetails.delete(path)
      return HttpResponse.json({ data: {} })
    }),
  ]
}

/** The routes that keep a shopper's details in sealed cookies, in memory. */
export const keptDetailsHandlers = (origin: string) =>
  paths.flatMap((path) => handlersOf(origin, path))
