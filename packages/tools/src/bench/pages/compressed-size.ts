import { brotliCompressSync, constants } from 'node:zlib'

/** Returns the brotli size of a text in bytes: by default as for a popular page, with quality 11 as for an immutable file. */
export const compressedSize = (text: string, quality = 10): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length

/** Returns the compressed size of a document's inline styles in KiB, to count them as CSS instead of HTML. */
export const inlineStylesSize = (html: string): number =>
  (compressedSize(html) - compressedSize(html.replace(/<style[^>]*>.*?<\/style>/gs, ''))) / 1024
