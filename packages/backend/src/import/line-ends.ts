/**
 * The same text with every line end as LF: those of Windows (CRLF) and of old Macs (CR) too, and where tools have mixed them
 * in one file.
 */
export async function* withPlainLineEnds(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let endsWithCr = false
  for await (const text of texts) {
    const rest = endsWithCr && text.startsWith('\n') ? text.slice(1) : text
    endsWithCr = text === '' ? endsWithCr : text.endsWith('\r')
    yield rest.includes('\r') ? rest.replaceAll(/\r\n?/g, '\n') : rest
  }
}
