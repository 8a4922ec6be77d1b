import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { type Place, Terminal } from '#e2e/engines/text/terminal.ts'
import type { TextBrowser } from '#e2e/engines/text/text-browser.ts'

/** Literal words, or a pattern. */
type Words = string | RegExp

const sourceOf = (words: Words) =>
  typeof words === 'string' ? words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : words.source

/** Matches whole words. */
const pattern = (words: Words) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${sourceOf(words)})(?![\\p{L}\\d])`, 'gu')

/** Characters between the cursor and a control's words: a bracket, a circle, a tick, or lynx's `(BUTTON)`. */
const betweenCursorAndWords = /^[^\p{L}\d]*(?:X[)\]]\s*|\([^)]*\)\s*)?$/u

/** Returns whether the control at the cursor has some words. */
function isAt(row: string, column: number, words: Words): boolean {
  return [...row.matchAll(pattern(words))].some(({ index, 0: found }) =>
    column < index
      ? betweenCursorAndWords.test(row.slice(column, index))
      : column < index + found.length,
  )
}

const isSame = (one: Place, other: Place) => one.row === other.row && one.column === other.column

/** A selected radio button as a browser draws it. */
const ticked = /[X*•][)\]]/

/** Maximum rows between a label and its field. A cursor far below is in the status line. */
const fieldRows = 5

/** More than the number of controls on any page. */
const maxControls = 200

/** Polls, every 20 ms, for a cursor move after a key press: it does not move after the last control. */
const maxLooks = 20

/** Timeouts in milliseconds: on a busy machine, pages load and draw slowly, and each poll starts a process. */
const patience = { timeout: 120_000, intervals: [100] }

/** Retries until it no longer throws. */
const until = (isSo: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await isSo()
  }).toPass(patience)

interface Through {
  between: Words
  link: Words
  to: Words
}

/** User actions in a browser for terminals: reads the screen, moves from control to control, and presses Enter. */
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

  /** Returns whether the screen shows some words now. */
  async shows(words: Words): Promise<boolean> {
    return pattern(words).test((await this.text()).replace(/\s+/g, ' '))
  }

  /** Waits until the screen shows some words and is stable. */
  async sees(words: Words): Promise<void> {
    await until(async () => {
      expect(await this.shows(words), `“${words}” on:\n${await this.text()}`).toBe(true)
    })
    await this.terminal.settle()
  }

  /** Goes to the next control, and waits until the cursor settles there: redrawing the previous control moves it, too. */
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

  /** Goes to the first control for which `isIt`. Starts at the top of the page, where some browsers select the first control. */
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

  /** Presses the link or button with some words, and waits for words that the page did not show before. */
  async press(words: Words, then: Words): Promise<void> {
    expect(await this.shows(then), `“${then}” before “${words}” is pressed`).toBe(false)
    await this.#press(words)
    await this.sees(then)
  }

  /** Presses through an intermediate page, recognised by `between`: a browser without refresh follows its link. */
  async pressThrough(words: Words, { between, link, to }: Through): Promise<void> {
    if (this.#browser.followsRefresh) return this.press(words, to)
    await this.press(words, between)
    await this.press(link, to)
  }

  /** Presses the button that loads a list's options. */
  async showOptions(button: Words, list: Words, shown: string): Promise<void> {
    await this.#press(button)
    await this.#hasOptions(list, shown)
  }

  /** Selects the radio button with some words, which may already be selected. */
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
    // A page that focuses one of its fields starts scrolled down.
    await this.#goToTop()
    const { rows } = await this.terminal.look()
    const start = new RegExp(`^[^\\p{L}]*${sourceOf(label)}`, 'u')
    const labelRow = rows.findIndex((row) => start.test(row))
    if (labelRow < 0) throw new Error(`There is no label ${label} on:\n${rows.join('\n')}`)
    const end = start.exec(rows[labelRow] ?? '')?.[0].length ?? 0
    await this.#goTo((text, { row, column }) => {
      if (row > labelRow) return row <= labelRow + fieldRows
      if (row < labelRow - 1 || column < end) return false
      // w3m writes the label of a two-line field before its second line.
      return row === labelRow || /^\s*\[?$/.test(text.slice(0, column))
    }, label)
  }

  async fill(label: Words, text: string): Promise<void> {
    await this.#goToField(label)
    await this.#browser.type(this.terminal, text)
    await this.sees(text)
  }

  /** Waits until a list has options: they make its field wider than the shown value. */
  async #hasOptions(label: Words, shown: string): Promise<void> {
    const wide = new RegExp(`${sourceOf(label)}[^\\p{L}]*${shown}[.…]*[ _]{3,}`, 'u')
    await until(async () => expect(await this.text()).toMatch(wide))
    await this.terminal.settle()
  }

  /** Chooses an option in the menu of a list. */
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
