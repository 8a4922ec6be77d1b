import { imageSize } from 'image-size'

/** Whether bytes are the beginning of a picture that has a width and a height. */
export function hasPictureSize(bytes: Uint8Array): boolean {
  try {
    // A copy: image-size 2.1.0 reads on behind the end of a view (findings/image-size-beyond-view.sh).
    const { width, height } = imageSize(new Uint8Array(bytes))
    return width > 0 && height > 0
  } catch {
    // It throws an error of its own, or one of the DataView, for each file that it cannot read.
    return false
  }
}
