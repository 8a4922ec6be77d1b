/** The form that compares the shopper's own garment with a product's sizes. */
export const ownGarmentMessages = {
  hint: 'Lay a garment that fits you flat, and measure it along the same letters. Your measurements stay in this browser.',
  inCentimetres: (measurement: string) => `${measurement} (cm)`,
  wrongCentimetres: 'Please enter a measurement from 1 to 200 cm, for example 52.5.',
  findSize: 'Find my size',
  nearestSize: (size: string) => `Size ${size} is closest to yours.`,
  noCloseSize: (size: string) => `No size is close to yours. The closest is ${size}.`,
  difference: (measurement: string, cm: number) =>
    cm === 0
      ? `${measurement}: the same`
      : `${measurement}: ${Math.abs(cm)} cm ${cm > 0 ? 'more' : 'less'} than yours`,
}
