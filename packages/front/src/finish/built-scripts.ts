import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

interface Built {
  text: string
  address: string
}

/** A browser script compiled by the build from a file of packages/front/src/browser. */
class BuiltScript {
  /** The file that the build writes for the server. */
  readonly file: string
  readonly #folder: string
  #built: Built | null = null

  /** @param folder the folder of its address */
  constructor(name: string, folder: string) {
    this.file = `.next/${name}.js`
    this.#folder = folder
  }

  /** Sets the compiled text. */
  set(text: string): void {
    this.#built = this.#addressed(text)
  }

  /** Reads the compiled text once. Throws an error with the remedy when the build has not written it. */
  load(): string {
    return this.#loaded().text
  }

  /** Its address in pages, which changes with its text. */
  get address(): string {
    return this.#loaded().address
  }

  #loaded(): Built {
    this.#built ??= this.#addressed(this.#read())
    return this.#built
  }

  #addressed(text: string): Built {
    return { text, address: `${this.#folder}${hash('sha1', text).slice(0, 12)}.js` }
  }

  #read(): string {
    try {
      return readFileSync(this.file, 'utf8')
    } catch (cause) {
      throw new Error(`${this.file} is missing. Build the shop: npm run build`, { cause })
    }
  }
}

/** The folder of the start scripts' addresses (packages/front/src/finish/answer-start.ts). */
export const startFolder = '/_start/'

/** The script that comes with each page and starts the page's scripts. */
export const start = new BuiltScript('start', startFolder)

/** The script that a page loads after its first paint. */
export const lateFonts = new BuiltScript('late-fonts', '/_next/static/late-fonts-')
