import { JSONParser } from '@streamparser/json'
import { ImportError } from '#import/source-record.ts'

/** Limit of characters per product. Shopify's can have 2,048 variants. */
const maxLength = 10_000_000

/** Collects the values at a path, such as '$.products.*', as the text arrives. */
class JsonReader {
  readonly found: unknown[] = []
  /** Values already taken. */
  private count = 0
  /** Characters since the last value ended. */
  private waiting = 0
  private readonly parser: JSONParser

  constructor(path: string) {
    this.parser = new JSONParser({ paths: [path], keepStack: false })
    this.parser.onValue = ({ value }) => this.found.push(value)
  }

  private stop(reason: string): never {
    throw new ImportError(
      `Product ${this.count + this.found.length + 1}: ${reason}. The products before it may be imported.`,
    )
  }

  private attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error)
      this.stop(`the JSON cannot be read from here on (${found})`)
    }
  }

  write(text: string): void {
    this.attempt(() => this.parser.write(text))
    this.waiting = this.found.length > 0 ? 0 : this.waiting + text.length
    if (this.waiting > maxLength) this.stop(`it does not end within ${maxLength} characters`)
  }

  end(): void {
    if (!this.parser.isEnded) this.attempt(() => this.parser.end())
    if (this.count === 0)
      throw new ImportError(
        'This JSON has no products: it is neither a list of products, nor an object with "products".',
      )
  }

  take(): unknown[] {
    this.count += this.found.length
    return this.found.splice(0)
  }
}

/**
 * Yields the products of a JSON file: a list, or one named "products". Throws ImportError for a file without products
 * or cut short, and for a product of more than ten million characters.
 */
export async function* readJson(
  texts: AsyncIterable<string>,
  start: string,
): AsyncGenerator<unknown> {
  const reader = new JsonReader(start.startsWith('[') ? '$.*' : '$.products.*')
  for await (const text of texts) {
    reader.write(text)
    yield* reader.take()
  }
  reader.end()
}
