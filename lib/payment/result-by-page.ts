/** Query parameter for browsers without scripts: the page itself then renders the result. */
const byPage = 'by-page'

export const isByPage = (query: URLSearchParams): boolean => query.has(byPage)

/** Returns the URL of the page-rendered result for the provider's return parameters; repeated parameters keep their first value. */
export function resultByPage(returned: URLSearchParams): string {
  const names = [...new Set(returned.keys())].filter((name) => name !== byPage)
  const once = names.map((name) => [name, returned.get(name) ?? ''])
  return `/payment/response?${new URLSearchParams([...once, [byPage, '1']])}`
}
