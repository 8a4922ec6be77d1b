import { Parser } from 'htmlparser2'
import {
  attributeName,
  ImportError,
  maxRecordLength,
  type SourceRecord,
} from '#import/source-record.ts'

const itemNames: ReadonlySet<string> = new Set(['item', 'entry'])

/** An item being parsed. `depth` counts open elements; 1 is the item itself. */
interface OpenItem {
  line: number
  depth: number
  values: Map<string, string>
  broken: Set<string>
  text: string
}

/** Concatenates pictures. Of other repeated attributes, Google's (`g:title`) beats RSS's, and otherwise the first counts. */
function keep({ values, text }: OpenItem, tag: string): void {
  const name = attributeName(tag)
  const known = values.get(name)
  if (known !== undefined && name === 'additional_image_link') values.set(name, `${known},${text}`)
  else if (known === undefined || (tag.startsWith('g:') && name !== 'product_type'))
    values.set(name, text)
}

/** Collects the items of a feed. Ignores nested elements, such as those of `g:shipping`. */
class ItemReader {
  readonly found: SourceRecord[] = []
  root = ''
  /** Whether the file ends within an item. */
  isCut = false
  /** Line at the character `counted`, up to which lines are counted. */
  line = 1
  private counted = 0
  private chunk = ''
  private position = 0
  private lastEnd = 0
  private item: OpenItem | undefined
  private readonly parser = new Parser(
    {
      onopentag: (name, attributes) => this.open(name, attributes),
      onclosetag: (name, isImplied) => this.close(name, isImplied),
      ontext: (text) => {
        if (this.item?.depth === 2) this.item.text += text
      },
    },
    { xmlMode: true },
  )

  /** Characters since the last item ended. */
  get waiting(): number {
    return this.position - this.lastEnd
  }

  write(text: string): void {
    this.chunk = text
    this.parser.write(text)
    this.countLines(this.position + text.length)
    this.position += text.length
  }

  /** Counts the lines up to a character. */
  private countLines(end: number): void {
    const { chunk, position } = this
    let at = chunk.indexOf('\n', this.counted - position)
    for (; at !== -1 && at + position < end; at = chunk.indexOf('\n', at + 1)) this.line++
    this.counted = Math.max(this.counted, end)
  }

  end(): void {
    this.parser.end()
  }

  private open(name: string, { href }: Readonly<Record<string, string>>): void {
    if (this.root === '') this.root = name
    if (this.item) {
      this.item.depth++
      if (this.item.depth === 2) this.item.text = href ?? ''
    } else if (itemNames.has(name.toLowerCase())) {
      this.countLines(this.parser.startIndex)
      this.item = { line: this.line, depth: 1, values: new Map(), broken: new Set(), text: '' }
    }
  }

  private close(name: string, isImplied: boolean): void {
    const { item } = this
    if (!item) return
    if (item.depth === 2) {
      keep(item, name)
      if (isImplied) item.broken.add(attributeName(name))
    }
    item.depth--
    if (item.depth > 0) return
    if (isImplied) this.isCut = true
    else this.found.push({ line: item.line, values: item.values, broken: item.broken })
    this.item = undefined
    this.lastEnd = this.parser.endIndex
  }
}

/**
 * Yields the items of an RSS or Atom feed. An unclosed element loses its value. Does not resolve entities of a document
 * type. Throws ImportError if it is not a feed, an item has more than a million characters, or the file ends within
 * one.
 */
export async function* readXml(texts: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  const reader = new ItemReader()
  let count = 0
  for await (const text of texts) {
    reader.write(text)
    count += reader.found.length
    yield* reader.found.splice(0)
    if (reader.waiting > maxRecordLength)
      throw new ImportError(`Line ${reader.line}: no product ends within a million characters.`)
  }
  reader.end()
  if (reader.isCut) throw new ImportError(`Line ${reader.line}: the file ends inside a product.`)
  if (count === 0)
    throw new ImportError(
      `This XML has no products: it starts with <${reader.root}>, and has neither <item> nor <entry>.`,
    )
}
