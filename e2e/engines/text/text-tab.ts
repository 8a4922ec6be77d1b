import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { type Place, Terminal } from '#e2e/engines/text/terminal.ts'
import type { TextBrowser } from '#e2e/engines/text/text-browser.ts'

/** Words as they are, or a pattern. */
type Words = string | RegExp

const sourceOf = (words: Words) =>
  typeof words === 'string' ? words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : words.source

/** Whole words. */
const pattern = (words: Words) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${sourceOf(words)})(?![\\p{L}\\d])`, 'gu')

/** What a browser may draw between the cursor and the words of a control: a bracket, a circle, a tick, or lynx's `(BUTTON)`. */
const betweenCursorAndWords = /^[^\p{L}\d]*(?:X[)\]]\s*|\([^)]*\)\s*)?$/u

/** Whether the control at the cursor has some words. */
function isAt(row: string, column: number, words: Words): boolean {
  return [...row.matchAll(pattern(words))].some(({ index, 0: found }) =>
    column < index
      ? betweenCursorAndWords.test(row.slice(column, index))
      : column < index + found.length,
  )
}

const isSame = (one: Place, other: Place) => one.row === other.row && one.column === other.column

/** A circle that is ticked, as a browser draws it. */
const ticked = /[X*•][)\]]/

/** Rows between a label and its field. A cursor far below stands in the line in which a browser says what it loads. */
const fieldRows = 5

/** More controls than any page has. */
const maxControls = 200

/** How often, every 20 ms, it is looked whether a key has moved the cursor: the last control has none after it. */
const maxLooks = 20

/** Milliseconds: a browser for terminals on a busy machine loads a page, draws it piece by piece, and is looked at by a process each time. */
const patience = { timeout: 120_000, intervals: [100] }

/** Until it throws no more. */
const until = (isSo: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await isSo()
  }).toPass(patience)

interface Through {
  between: Words
  link: Words
  to: Words
}

/** What a person does in a browser for terminals: reads the screen, goes from control to control, and presses Enter. */
export class TextTab {
  readonly terminal: Terminal
  readonly #browser: TextBrowser

  private constructor(terminal: Terminal, browser: TextBrowser) {
    this.terminal = terminal
    this.#browser = browser
  }

  /** Starts a browser on a page. */
  static async open(browser: TextBrowser, url: string): Promise<TextTab> {
    const { path, options, settings } = browser
    const terminal = await Terminal.start({ command: [path, ...options, url], settings })
    return new TextTab(terminal, browser)
  }

  async text(): Promise<string> {
    return (await this.terminal.look()).rows.join('\n')
  }

  /** Whether the screen says something now. */
  async shows(words: Words): Promise<boolean> {
    return pattern(words).test((await this.text()).replace(/\s+/g, ' '))
  }

  /** Waits until the screen says something, and stays as it is. */
  async sees(words: Words): Promise<void> {
    await until(async () => {
      expect(await this.shows(words), `“${words}” on:\n${await this.text()}`).toBe(true)
    })
    await this.terminal.settle()
  }

  /** Goes to the next control, until the cursor stands there: on its way it draws the one that it leaves. */
  async #next(from: Place): Promise<void> {
    await this.terminal.key(this.#browser.next)
    let last = from
    for (let looks = 0; looks < maxLooks; looks++) {
      const { cursor } = await this.terminal.look()
      if (isSame(cursor, last) && !isSame(cursor, from)) return
      last = cursor
      await wait(20)
    }
  }

  /** Goes from the top of the page, where some browsers stand at the first control, to the first one for which `isIt`. */
  #goTo(isIt: (row: string, at: Place) => boolean, what: Words): Promise<void> {
    return until(() => this.#find(isIt, what))
  }

  async #find(isIt: (row: string, at: Place) => boolean, what: Words): Promise<void> {
    await this.#goToTop()
    for (let count = 0; count < maxControls; count++) {
      const { rows, cursor } = await this.terminal.look()
      if (isIt(rows[cursor.row] ?? '', cursor)) return
      await this.#next(cursor)
    }
    throw new Error(`There is no control ${what} on:\n${await this.text()}`)
  }

  /** Presses the link or button with some words. */
  async #press(words: Words): Promise<void> {
    await this.#goTo((row, { column }) => isAt(row, column, words), words)
    await this.terminal.key('Enter')
  }

  /** Presses the link or button with some words, and waits for what the page says then and did not say before. */
  async press(words: Words, then: Words): Promise<void> {
    expect(await this.shows(then), `“${then}” before “${words}” is pressed`).toBe(false)
    await this.#press(words)
    await this.sees(then)
  }

  /** The same where a page between, known by `between`, leads on: by itself in a browser that follows its refresh, else by its link. */
  async pressThrough(words: Words, { between, link, to }: Through): Promise<void> {
    if (this.#browser.followsRefresh) return this.press(words, to)
    await this.press(words, between)
    await this.press(link, to)
  }

  /** Presses the button that fetches the options of a list. */
  async showOptions(button: Words, list: Words, shown: string): Promise<void> {
    await this.#press(button)
    await this.#hasOptions(list, shown)
  }

  /** Ticks the circle with some words, which may be ticked already. */
  async tick(words: Words): Promise<void> {
    await this.#goTo((row, { column }) => isAt(row, column, words), words)
    await this.terminal.key('Enter')
    await until(async () => {
      const { rows, cursor } = await this.terminal.look()
      const { row, column } = cursor
      expect(rows[row]?.slice(Math.max(0, column - 1), column + 4)).toMatch(ticked)
    })
  }

  async #goToTop(): Promise<void> {
    await this.terminal.key(this.#browser.top)
    await this.terminal.settle()
  }

  /** Goes to the first control after a label. */
  async #goToField(label: Words): Promise<void> {
    // A page that was opened at one of its fields is scrolled down.
    await this.#goToTop()
    const { rows } = await this.terminal.look()
    const start = new RegExp(`^[^\\p{L}]*${sourceOf(label)}`, 'u')
    const labelRow = rows.findIndex((row) => start.test(row))
    if (labelRow < 0) throw new Error(`There is no label ${label} on:\n${rows.join('\n')}`)
    const end = start.exec(rows[labelRow] ?? '')?.[0].length ?? 0
    await this.#goTo((text, { row, column }) => {
      if (row > labelRow) return row <= labelRow + fieldRows
      if (row < labelRow - 1 || column < end) return false
      // w3m writes the label of a field of two lines before the second one.
      return row === labelRow || /^\s*\[?$/.test(text.slice(0, column))
    }, label)
  }

  async fill(label: Words, text: string): Promise<void> {
    await this.#goToField(label)
    await this.#browser.type(this.terminal, text)
    await this.sees(text)
  }

  /** Waits until a list has options: then its field is wider than what it shows. */
  async #hasOptions(label: Words, shown: string): Promise<void> {
    const wide = new RegExp(`${sourceOf(label)}[^\\p{L}]*${shown}[.…]*[ _]{3,}`, 'u')
    await until(async () => expect(await this.text()).toMatch(wide))
    await this.terminal.settle()
  }

  /** Chooses an option of a list, in the menu that it opens. */
  async choose(label: Words, option: string): Promise<void> {
    await this.#goToField(label)
    await this.terminal.key('Enter')
    await this.sees(option)
    const { rows, cursor: at } = await this.terminal.look()
    const target = rows.findIndex((row) => pattern(option).test(row))
    for (let row = at.row; row < target; row++) await this.terminal.key(this.#browser.down)
    await this.terminal.settle()
    await this.terminal.key('Enter')
    await this.#has(label, option)
  }

  /** Waits until a field has a value. */
  async #has(label: Words, value: string): Promise<void> {
    const field = new RegExp(`${sourceOf(label)}[^\\p{L}]*${sourceOf(value)}`, 'u')
    await until(async () => expect(await this.text()).toMatch(field))
  }
}
