/** The encoding of a text by its first bytes: UTF-16 has a mark. */
function decoderFor(start: Uint8Array): TextDecoder {
  const magic = Buffer.from(start.subarray(0, 2)).toString('hex')
  if (magic === 'fffe') return new TextDecoder('utf-16le')
  return new TextDecoder(magic === 'feff' ? 'utf-16be' : 'utf-8')
}

/** The text of bytes, piece by piece; UTF-8, or UTF-16 with its mark. What is not in this encoding has U+FFFD. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}
