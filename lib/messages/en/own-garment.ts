/** The form that compares a garment of the shopper's with the sizes of a product. */
export const ownGarment = {
  hint: 'Lay a garment that fits you flat, and measure it along the same letters. The numbers stay in this browser.',
  inCentimetres: (measurement: string) => `${measurement} (cm)`,
  wrongCentimetres: 'Please enter centimetres from 1 to 200, such as 52.5.',
  findSize: 'Find my size',
  nearestSize: (size: string) => `Size ${size} comes nearest to yours.`,
  noCloseSize: (size: string) => `No size comes close to yours. The nearest is ${size}.`,
  difference: (measurement: string, cm: number) =>
    cm === 0
      ? `${measurement}: the same`
      : `${measurement}: ${Math.abs(cm)} cm ${cm > 0 ? 'more' : 'less'} than yours`,
}
