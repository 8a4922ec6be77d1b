/** The header of a key that is a user name with an empty password. */
export const basicAuthorization = (key: string): string =>
  `Basic ${Buffer.from(`${key}:`).toString('base64')}`
