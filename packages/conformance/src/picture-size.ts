import { imageSize } from 'image-size'

/** Whether bytes are the start of a picture with a width and a height. */
export function hasPictureSize(bytes: Uint8Array): boolean {
  try {
    // A copy: image-size 2.1.0 reads beyond the end of a view (findings/image-size-beyond-view.sh).
    const { width, height } = imageSize(new Uint8Array(bytes))
    return width > 0 && height > 0
  } catch {
    // image-size throws its own errors, or those of DataView, for files that it cannot read.
    return false
  }
}
