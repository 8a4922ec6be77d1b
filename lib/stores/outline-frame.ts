/** Where the drawn outline of Indonesia lies: its upper left corner in degrees, and its own units to a degree. */
export const outlineFrame = { north: 6.5, west: 94.5, unitsPerDegree: 20 }
