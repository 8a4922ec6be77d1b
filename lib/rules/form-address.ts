/** Returns the URL of a sign-in form that redirects to a trusted path of the shop afterwards. */
export const formAddress = (form: '/sign-in' | '/sign-up', path: string): string =>
  `${form}?next=${encodeURIComponent(path)}`
