import type { MapPosition } from '@etalase/contract/rules/map-position.ts'

/** Latitude and longitude of each province's capital in decimal degrees, by the province's official code. */
const capitals: Readonly<Record<number, readonly [number, number]>> = {
  11: [5.55, 95.32],
  12: [3.59, 98.67],
  13: [-0.95, 100.35],
  14: [0.53, 101.45],
  15: [-1.61, 103.61],
  16: [-2.99, 104.76],
  17: [-3.8, 102.27],
  18: [-5.43, 105.26],
  19: [-2.13, 106.11],
  21: [0.92, 104.45],
  31: [-6.18, 106.83],
  32: [-6.91, 107.61],
  33: [-6.97, 110.42],
  34: [-7.8, 110.37],
  35: [-7.25, 112.75],
  36: [-6.12, 106.15],
  51: [-8.65, 115.22],
  52: [-8.58, 116.12],
  53: [-10.17, 123.61],
  61: [-0.03, 109.34],
  62: [-2.21, 113.92],
  63: [-3.44, 114.83],
  64: [-0.5, 117.15],
  65: [2.84, 117.37],
  71: [1.47, 124.84],
  72: [-0.9, 119.87],
  73: [-5.14, 119.43],
  74: [-3.97, 122.51],
  75: [0.54, 123.06],
  76: [-2.67, 118.89],
  81: [-3.7, 128.18],
  82: [0.73, 127.56],
  91: [-2.53, 140.72],
  92: [-0.86, 134.06],
  93: [-8.5, 140.4],
  94: [-3.36, 135.5],
  95: [-4.1, 138.95],
  96: [-0.88, 131.26],
}

/** Returns the position of a province's capital by the province's official code; null for an unknown code. */
export function provincePosition(code: number): MapPosition | null {
  const [latitude, longitude] = capitals[code] ?? []
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}
