/** Whether the server responds to the current page's URL again. */
export async function isPageReachable(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store' } as const
  return fetch(window.location.href, options).then(
    ({ ok }) => ok,
    () => false,
  )
}
