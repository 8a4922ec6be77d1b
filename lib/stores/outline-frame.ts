/** Frame of the drawn outline of Indonesia: its upper left corner in degrees, and units per degree. */
export const outlineFrame = { north: 6.5, west: 94.5, unitsPerDegree: 20 }
