/** Converts all line ends to LF: those of Windows (CRLF) and old Macs (CR), even mixed in one file. */
export async function* withPlainLineEnds(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let endsWithCr = false
  for await (const text of texts) {
    const rest = endsWithCr && text.startsWith('\n') ? text.slice(1) : text
    endsWithCr = text === '' ? endsWithCr : text.endsWith('\r')
    yield rest.includes('\r') ? rest.replaceAll(/\r\n?/g, '\n') : rest
  }
}
