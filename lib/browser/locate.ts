import type { MapPosition } from '@etalase/contract/rules/map-position.ts'

/** Why a browser gives no location; `refused` also covers an insecure page. */
export type LocateProblem = 'refused' | 'unavailable' | 'timeout'

/** The browser's position, and its accuracy in metres. */
export interface Located {
  position: MapPosition
  metres: number
}

/** Timeout in milliseconds, for a phone without a view of the sky. */
const timeout = 15_000

/** The codes of GeolocationPositionError. */
const problems: Readonly<Record<number, LocateProblem>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'timeout',
}

/** Requests the browser's location; it asks the user first. Call only after a press. */
export function locate(): Promise<Located | LocateProblem> {
  const { geolocation } = navigator
  if (!geolocation) return Promise.resolve('unavailable')
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ position: { latitude, longitude }, metres: Math.ceil(accuracy) }),
      ({ code }) => resolve(problems[code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout, maximumAge: 60_000 },
    )
  })
}
