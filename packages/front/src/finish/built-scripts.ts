import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

interface Built {
  text: string
  address: string
}

/** A script for browsers that the build compiles, of a file of packages/front/src/browser. */
class BuiltScript {
  /** Where the build writes it for the server. */
  readonly file: string
  readonly #folder: string
  #built: Built | null = null

  /** @param folder where pages find it */
  constructor(name: string, folder: string) {
    this.file = `.next/${name}.js`
    this.#folder = folder
  }

  /** Sets what the build compiled. */
  set(text: string): void {
    this.#built = this.#addressed(text)
  }

  /** Reads what the build compiled, once. Throws an error that says what to do when it is not there. */
  load(): string {
    return this.#loaded().text
  }

  /** Where a page finds it: another text has another address. */
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

/** Where start scripts are found (packages/front/src/finish/answer-start.ts). */
export const startFolder = '/_start/'

/** Comes with each page, and starts its scripts. */
export const start = new BuiltScript('start', startFolder)

/** Is loaded by a page after its first paint. */
export const lateFonts = new BuiltScript('late-fonts', '/_next/static/late-fonts-')
