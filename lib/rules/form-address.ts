/** The URL of a sign-in form that leads to a path afterwards: one of the shop's own, which needs no check. */
export const formAddress = (form: '/sign-in' | '/sign-up', path: string): string =>
  `${form}?next=${encodeURIComponent(path)}`
