import type { MapPosition } from '@etalase/contract/rules/map-position.ts'

/** Why a browser gives no location; `refused` also for a page that is not secure. */
export type LocateProblem = 'refused' | 'unavailable' | 'timeout'

/** Where a browser is, within so many metres. */
export interface Located {
  position: MapPosition
  metres: number
}

/** Milliseconds until a phone without a view of the sky is waited for no longer. */
const timeout = 15_000

/** The codes of GeolocationPositionError. */
const problems: Readonly<Record<number, LocateProblem>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'timeout',
}

/** Asks the browser where it is; it asks its user first. Only after a press. */
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
