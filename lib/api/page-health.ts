/** Whether the page that the browser shows can be had again. */
export async function isPageBack(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store' } as const
  return fetch(window.location.href, options).then(
    ({ ok }) => ok,
    () => false,
  )
}
