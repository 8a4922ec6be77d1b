import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes of a text as the shop compresses a page that many ask for. */
export const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length

/** The compressed size of a document's inline styles in KiB, to count them as CSS and not as HTML. */
export const inlineStylesSize = (html: string): number =>
  (compressedSize(html) - compressedSize(html.replace(/<style[^>]*>.*?<\/style>/gs, ''))) / 1024
