import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { until } from '#e2e/engines/tab.ts'
import { type Place, Terminal } from '#e2e/engines/text/terminal.ts'
import type { TextBrowser } from '#e2e/engines/text/text-browser.ts'

/** Words as they are, or a pattern. */
type Words = string | RegExp

const sourceOf = (words: Words) =>
  typeof words === 'string' ? words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : words.source

/** Whole words. */
const pattern = (words: Words) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${sourceOf(words)})(?![\\p{L}\\d])`, 'gu')

/** What a browser may draw between the cursor and the words of a control: a bracket, a circle, or lynx's `(BUTTON)`. */
const betweenCursorAndWords = /^[^\p{L}\d]*(?:\([^)]*\)\s*)?$/u

/** Whether the control at the cursor has some words. */
function isAt(row: string, column: number, words: Words): boolean {
  return [...row.matchAll(pattern(words))].some(({ index, 0: found }) =>
    column < index
      ? betweenCursorAndWords.test(row.slice(column, index))
      : column < index + found.length,
  )
}

/** More controls than any page has. */
const maxControls = 200

/** Milliseconds in which a browser that loads a page says what it is at. */
const loading = 1500

/** How often, every 20 ms, it is looked whether a key has moved the cursor: the last control has none after it. */
const maxLooks = 20

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

  /** Waits until the screen says something. */
  async sees(words: Words): Promise<void> {
    await until(async () =>
      expect((await this.text()).replace(/\s+/g, ' ')).toMatch(pattern(words)),
    )
  }

  /** Waits until a page has led on by itself, or by its link. */
  async isLedTo(words: Words, link: Words): Promise<void> {
    if (!this.#browser.followsRefresh) {
      await this.sees(link)
      await this.press(link)
    }
    await this.sees(words)
  }

  /** Goes to the next control. */
  async #next({ row, column }: Place): Promise<void> {
    await this.terminal.key(this.#browser.next)
    for (let looks = 0; looks < maxLooks; looks++) {
      const { cursor } = await this.terminal.look()
      if (cursor.row !== row || cursor.column !== column) return
      await wait(20)
    }
  }

  /** Goes from the top of the page to the first control for which `isIt`. Throws when there is none. */
  async #goTo(isIt: (row: string, at: Place) => boolean, what: Words): Promise<void> {
    await this.terminal.key(this.#browser.top)
    await this.terminal.settle()
    for (let count = 0; count < maxControls; count++) {
      await this.#next((await this.terminal.look()).cursor)
      const { rows, cursor } = await this.terminal.look()
      if (isIt(rows[cursor.row] ?? '', cursor)) return
    }
    throw new Error(`There is no control ${what} on:\n${await this.text()}`)
  }

  /** Presses the link or button with some words. */
  async press(words: Words): Promise<void> {
    await this.#goTo((row, { column }) => isAt(row, column, words), words)
    await this.#enter()
    await this.terminal.settle(loading)
  }

  /** Ticks the circle with some words, which may be ticked already. */
  async tick(words: Words): Promise<void> {
    await this.#goTo((row, { column }) => isAt(row, column, words), words)
    await this.terminal.key('Enter')
    await this.terminal.settle()
  }

  /** Presses Enter, and waits until the screen has changed and stays as it is. */
  async #enter(): Promise<void> {
    const before = await this.text()
    await this.terminal.key('Enter')
    await until(async () => expect(await this.text()).not.toBe(before))
    await this.terminal.settle()
  }

  /** Goes to the first control after a label. */
  async #goToField(label: Words): Promise<void> {
    const { rows } = await this.terminal.look()
    const start = new RegExp(`^[^\\p{L}]*${sourceOf(label)}`, 'u')
    const labelRow = rows.findIndex((row) => start.test(row))
    if (labelRow < 0) throw new Error(`There is no label ${label} on:\n${rows.join('\n')}`)
    const end = start.exec(rows[labelRow] ?? '')?.[0].length ?? 0
    const isAfter = ({ row, column }: Place) =>
      row > labelRow || (row === labelRow && column >= end)
    await this.#goTo((_, at) => isAfter(at), label)
  }

  async fill(label: Words, text: string): Promise<void> {
    await this.#goToField(label)
    await this.#browser.type(this.terminal, text)
    await this.terminal.settle()
  }

  /** Waits until a list has options: then its field is wider than what it shows. */
  async hasOptions(label: Words, shown: string): Promise<void> {
    const wide = new RegExp(`${sourceOf(label)}[^\\p{L}]*${shown}[.…]*[ _]{3,}`, 'u')
    await until(async () => expect(await this.text()).toMatch(wide))
  }

  /** Chooses an option of a list, in the menu that it opens. */
  async choose(label: Words, option: string): Promise<void> {
    await this.#goToField(label)
    await this.#enter()
    const { rows, cursor: at } = await this.terminal.look()
    const target = rows.findIndex((row) => pattern(option).test(row))
    for (let row = at.row; row < target; row++) await this.terminal.key(this.#browser.down)
    await this.#enter()
  }
}
