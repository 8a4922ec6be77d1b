import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A function for browsers that the build compiles, of a file of packages/front/src/browser. */
class BuiltScript {
  /** Where the build writes it. */
  readonly file: string
  #text: string | null = null

  constructor(name: string) {
    this.file = `.next/${name}.js`
  }

  /** Sets what the build compiled. */
  set(text: string): void {
    this.#text = text
  }

  /** Reads what the build compiled, once. Throws an error that says what to do when it is not there. */
  load(): string {
    this.#text ??= this.#read()
    return this.#text
  }

  #read(): string {
    try {
      return readFileSync(this.file, 'utf8')
    } catch (cause) {
      throw new Error(`${this.file} is missing. Build the shop: npm run build`, { cause })
    }
  }
}

/** Is within each page. */
export const startFunction = new BuiltScript('start-script')

/** Is a file of its own, which pages load after their first paint. */
export const lateFonts = new BuiltScript('late-fonts')

/** The name of a file below `.next/static`: another text has another address. */
export const staticName = (text: string) => `late-fonts-${hash('sha1', text).slice(0, 12)}.js`

/** Where a page finds the script of its fonts. */
export const lateFontsAddress = () => `/_next/static/${staticName(lateFonts.load())}`
