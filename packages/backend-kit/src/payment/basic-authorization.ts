/** Returns the Authorization header for a key used as a user name with an empty password. */
export const basicAuthorization = (key: string): string =>
  `Basic ${Buffer.from(`${key}:`).toString('base64')}`
