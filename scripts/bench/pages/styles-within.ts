import { brotliCompressSync, constants } from 'node:zlib'

const weight = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1024

/** What the style sheets that stand in a document add to its bytes, in KiB: they are CSS, wherever they stand. */
export const stylesWithin = (html: string): number =>
  weight(html) - weight(html.replace(/<style[^>]*>.*?<\/style>/gs, ''))
