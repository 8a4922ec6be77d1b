/** The cookie with local_device_id (decisions, Session); 400 days is the maximum that browsers allow. */
export const deviceCookie = { name: 'device_id', maxAgeSeconds: 400 * 24 * 60 * 60 }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Returns the device id in a cookie's value; undefined when it is not a UUID. */
export const parseDeviceId = (value: string | undefined): string | undefined =>
  value && uuid.test(value) ? value : undefined

/** Returns a device id from a keyed hash in hexadecimal digits: a UUID of version 8, whose digits are free to choose (RFC 9562, 5.8). */
export const hashedDeviceId = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
