/** The cookie with local_device_id (decisions, Session); 400 days is the maximum that browsers allow. */
export const deviceCookie = { name: 'device_id', maxAgeSeconds: 400 * 24 * 60 * 60 }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A device id from a cookie's value; undefined when it is no UUID. */
export const parseDeviceId = (value: string | undefined): string | undefined =>
  value && uuid.test(value) ? value : undefined

/** The device id of a keyed hash, in hexadecimal digits: a UUID of version 8, whose digits the maker chooses (RFC 9562, 5.8). */
export const hashedDeviceId = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
