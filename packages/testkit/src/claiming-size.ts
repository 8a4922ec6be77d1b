/** JPEG markers before the size: baseline and progressive. */
const frameMarkers = [0xc0, 0xc2]

/** Returns a JPEG whose header claims a larger size than its few pixels: 49 megapixels. */
export function claimingSize(jpeg: Buffer, side = 7_000): Buffer {
  const start = jpeg.findIndex(
    (byte, index) => byte === 0xff && frameMarkers.includes(jpeg[index + 1] ?? 0),
  )
  const claiming = Buffer.from(jpeg)
  for (const offset of [5, 7]) claiming.writeUInt16BE(side, start + offset)
  return claiming
}
