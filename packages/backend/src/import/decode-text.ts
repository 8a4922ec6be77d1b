/** Chooses the encoding by the first bytes: UTF-16 has a byte order mark. */
function decoderFor(start: Uint8Array): TextDecoder {
  const magic = Buffer.from(start.subarray(0, 2)).toString('hex')
  if (magic === 'fffe') return new TextDecoder('utf-16le')
  return new TextDecoder(magic === 'feff' ? 'utf-16be' : 'utf-8')
}

/** Decodes bytes as they arrive: UTF-8, or UTF-16 with a byte order mark. Invalid bytes become U+FFFD. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}
