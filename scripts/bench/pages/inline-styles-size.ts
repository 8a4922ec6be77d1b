import { brotliCompressSync, constants } from 'node:zlib'

const compressedSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1024

/** The compressed size of a document's inline styles in KiB, to count them as CSS and not as HTML. */
export const inlineStylesSize = (html: string): number =>
  compressedSize(html) - compressedSize(html.replace(/<style[^>]*>.*?<\/style>/gs, ''))
