import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finishPage } from '@etalase/front/finish/finish-page.ts'
import { expect, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { watchPolicy } from '#e2e/support/policy-watch.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightlyBut, test } from '#e2e/support/test.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { frontPolicies } from '#lib/front/policies.ts'

const policies = frontPolicies(readShopEnv(process.env))

const path = '/faq'

/** Reads the page as Next built it. */
const readPage = () => readFile(join(e2e.projectDir, '.next/server/app/faq.html'), 'utf8')

/** Finishes a page of another shape and opens it. Returns why finishing left it unchanged, or null. */
async function open(page: Page, html: string): Promise<string | null> {
  const { html: body, policy, data, problem } = finishPage(html, policies.page)
  const headers = { 'Content-Security-Policy': policy }
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html', headers, body }))
  await page.route('**/_data/**', (route) =>
    route.fulfill({ contentType: 'application/json', body: data?.body ?? 'null' }),
  )
  await page.goto(path)
  return problem
}

async function expectHydrated(page: Page, stopped: readonly string[]): Promise<void> {
  await shopper.untilAnswering(page.locator('header a'))
  expect(stopped).toEqual([])
}

/** Simulates another version of Next, whose files read another queue. */
async function renameQueue(page: Page): Promise<void> {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('__next_f', '__next_g')
    await route.fulfill({ response, body })
  })
}

const finished: readonly [name: string, change: (html: string) => string][] = [
  ['nothing', (html) => html],
  [
    'attributes in another order',
    (html) =>
      html.replaceAll(/<(script|link) ([^>]*?) (async=""|[\w-]+="[^"]*")(\/?)>/g, '<$1 $3 $2$4>'),
  ],
  ['crossorigin', (html) => html.replaceAll('<script src=', '<script crossorigin="" src=')],
  ['async without a value', (html) => html.replaceAll('async=""', 'async')],
  [
    'a deployment in each address',
    (html) => html.replaceAll(/\/_next\/static\/chunks\/[\w.~-]+\.(?:js|css)/g, '$&?dpl=v1'),
  ],
]

const leftAlone: typeof finished = [
  ['another queue', (html) => html.replaceAll('__next_f', '__next_g')],
  [
    'a push that is no JSON',
    (html) =>
      html.replaceAll(/__next_f\.push\((.*?)\)<\/script>/gs, '__next_f.push(($1))</script>'),
  ],
  [
    'a script that completes a stream',
    (html) => html.replace('</body>', '<script>$RC=function(){};$RC("B:0","S:0")</script></body>'),
  ],
]

/** Each run tests one page of each kind. */
const tried = ['attributes in another order', 'another queue']

test.describe('a page of a newer Next works', () => {
  for (const [name, change] of finished) {
    test(
      `with ${name}, its scripts load after it`,
      nightlyBut(tried.includes(name)),
      async ({ page, context }) => {
        const stopped = await watchPolicy(context)
        const html = await readPage()
        expect(change(html) === html).toBe(name === 'nothing')
        expect(await open(page, change(html))).toBeNull()
        await expectHydrated(page, stopped)
      },
    )
  }

  for (const [name, change] of leftAlone) {
    test(
      `with ${name}, as Next made it`,
      nightlyBut(tried.includes(name)),
      async ({ page, context }) => {
        const stopped = await watchPolicy(context)
        if (name === 'another queue') await renameQueue(page)
        const html = await readPage()
        expect(change(html)).not.toBe(html)
        expect(await open(page, change(html))).not.toBeNull()
        await expectHydrated(page, stopped)
        // Cancels requests in flight.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      },
    )
  }
})
