import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes of a text as the shop compresses a page that many ask for; at the quality 11 as a file that never changes. */
export const compressedSize = (text: string, quality = 10): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length

/** The compressed size of a document's inline styles in KiB, to count them as CSS and not as HTML. */
export const inlineStylesSize = (html: string): number =>
  (compressedSize(html) - compressedSize(html.replace(/<style[^>]*>.*?<\/style>/gs, ''))) / 1024
