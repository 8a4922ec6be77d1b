/** In the address that a browser without scripts is sent on to: the page itself then has the result. */
const byPage = 'by-page'

export const isByPage = (query: URLSearchParams): boolean => query.has(byPage)

/** The address of the result by page, for what the payment provider has returned; of a parameter that comes twice the first. */
export function resultByPage(returned: URLSearchParams): string {
  const names = [...new Set(returned.keys())].filter((name) => name !== byPage)
  const once = names.map((name) => [name, returned.get(name) ?? ''])
  return `/payment/response?${new URLSearchParams([...once, [byPage, '1']])}`
}
