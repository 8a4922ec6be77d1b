/** The pin's map, and the browser's location. */
export const pinMapMessages = {
  map: 'Map',
  empty: 'no pin yet',
  at: (latitude: string, longitude: string) => `pin at ${latitude}, ${longitude}`,
  capital: 'Capital of the province',
  move: 'Move the pin',
  directions: { north: 'North', west: 'West', east: 'East', south: 'South' },
  zoom: 'Zoom',
  closer: 'Closer',
  farther: 'Farther',
  step: (metres: number) =>
    `Press the map, or move the pin: ${metres < 1_000 ? `${metres} m` : `${metres / 1_000} km`} a step.`,
  locating: 'Finding your location…',
  located: (metres: number) => `Found within ${metres} m. Move the pin to your door.`,
  abroad: "Your location isn't in Indonesia. Place the pin on the map, where we deliver.",
  problems: {
    refused:
      "This browser doesn't share your location with us. Place the pin on the map, or allow it in the browser's settings and try again.",
    unavailable: 'Your location is unknown right now. Place the pin on the map instead.',
    timeout: 'Finding your location took too long. Try again, or place the pin on the map.',
  },
  noStreets: 'We draw this map ourselves, without streets, so nobody else learns where you are.',
  check: 'Check this pin on Google Maps',
}
