import { expect } from '@playwright/test'
import type { Driver, Key, Point } from '#e2e/engines/driver.ts'
import type { Box, InPage, Target } from '#e2e/engines/in-page.ts'
import { pageCode } from '#e2e/engines/page-code.ts'
import { byCss, type Query } from '#e2e/engines/query.ts'
import { e2e } from '#e2e/settings.ts'

/** Milliseconds until a wait fails, and between polls. */
const patience = { timeout: 20_000, intervals: [50] }

/** Retries until it no longer throws. A page that is being left fails, too. */
export const until = (isSo: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await isSo()
  }).toPass(patience)

/** User actions in a tab of any engine. Each waits until it is possible. */
export class Tab {
  readonly driver: Driver
  readonly hasScripts: boolean
  #lastPress: Point | null = null

  constructor(driver: Driver, hasScripts: boolean) {
    this.driver = driver
    this.hasScripts = hasScripts
  }

  /** Opens a page of the shop and waits until its scripts work. */
  async open(path: string): Promise<void> {
    await this.driver.goTo(new URL(path, e2e.shopUrl).href)
    await until(() => this.#target(byCss('header a')))
  }

  back(): Promise<void> {
    return this.driver.back()
  }

  pressKey(key: Key): Promise<void> {
    return this.driver.pressKey(key)
  }

  /** Runs a function in the page, with JSON-serialisable arguments and result. */
  evaluate<Args extends unknown[]>(
    run: (...args: Args) => unknown,
    ...args: Args
  ): Promise<unknown> {
    return this.driver.evaluate(`(${run})(...${JSON.stringify(args)})`)
  }

  count(query: Query): Promise<number> {
    return this.#ask('count', query)
  }

  texts(query: Query): Promise<string[]> {
    return this.#ask('textsOf', query)
  }

  sees(query: Query): Promise<void> {
    return until(async () =>
      expect(await this.count(query), JSON.stringify(query)).toBeGreaterThan(0),
    )
  }

  seesNo(query: Query): Promise<void> {
    return until(async () => expect(await this.count(query), JSON.stringify(query)).toBe(0))
  }

  /** Waits until path and query of the address match. */
  isAt(address: RegExp): Promise<void> {
    const path = () => this.evaluate(() => location.pathname + location.search)
    return until(async () => expect(await path()).toMatch(address))
  }

  /** Presses the first match, once it is still, uncovered and hydrated. */
  async press(query: Query): Promise<void> {
    let before: Point | null = null
    await until(async () => {
      const target = await this.#target(query)
      const isStill = before?.x === target.x && before.y === target.y
      before = target
      if (!isStill) throw new Error(`${JSON.stringify(query)} moves`)
      await this.driver.pressAt(target)
      this.#lastPress = target
    })
  }

  /** Replaces the text of a field by typing. */
  async fill(query: Query, text: string): Promise<void> {
    await until(async () => {
      await this.#target(query)
      expect(await this.#ask('selectAll', query)).toBe(true)
    })
    await this.driver.type(text)
    await this.has(query, text)
  }

  choose(query: Query, label: string): Promise<void> {
    return until(async () => {
      await this.#target(query)
      expect(await this.#ask('choose', query, label), label).toBe(true)
    })
  }

  /** Waits until a field has a value. */
  has(query: Query, value: string): Promise<void> {
    return until(async () => expect(await this.#ask('typedIn', query)).toBe(value))
  }

  /** Returns the page's boxes once they are stable. */
  async boxes(): Promise<Box[]> {
    let boxes: Box[] | null = null
    await until(async () => {
      const before = JSON.stringify(boxes)
      boxes = await this.#ask('boxes')
      if (boxes === null || JSON.stringify(boxes) !== before) throw new Error('the page moves')
    })
    return boxes ?? []
  }

  /** Returns where to press an element; throws while it can't be pressed. On the shop's pages with scripts, it must be hydrated. */
  async #target(query: Query): Promise<Point> {
    const isOurs = (await this.evaluate(() => location.origin)) === e2e.shopUrl
    const needsReact = this.hasScripts && isOurs
    const target: Target = await this.#ask('targetOf', query, needsReact, this.#lastPress)
    if ('why' in target) throw new Error(`${JSON.stringify(query)}: ${target.why}`)
    return target
  }

  /** Calls a function of in-page.ts in the page, after injecting it into a new page. */
  async #ask<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const isNew = await this.driver.evaluate('!window.__inPage')
    if (isNew) await this.driver.evaluate(`(() => { ${pageCode()} })()`)
    const answer: ReturnType<InPage[Name]> = JSON.parse(
      String(
        await this.driver.evaluate(`JSON.stringify(__inPage.${name}(...${JSON.stringify(args)}))`),
      ),
    )
    return answer
  }
}
