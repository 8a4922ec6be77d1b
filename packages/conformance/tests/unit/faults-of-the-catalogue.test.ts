import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { Client } from '#client.ts'
import { catalogueMutants } from '#mutants/catalogue.ts'
import { data } from '#mutants/fault.ts'
import { type Fault, openFaultyBackend } from '#mutants/faulty-backend.ts'
import { pictureMutants } from '#mutants/pictures.ts'
import { Report } from '#report.ts'
import { checkPictures } from '#scenarios/pictures.ts'
import { checkSearch } from '#scenarios/search.ts'
import { exampleBackend } from '../../examples/backend/backend.ts'

const app = await exampleBackend()
const url = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

/** Returns a scenario's findings for the example backend behind a fault, as text. */
async function problemsOf(check: (client: Client) => Promise<void>, fault: Fault) {
  const faulty = await openFaultyBackend(url, fault)
  const report = new Report()
  await check(new Client(faulty.url, report))
  faulty.close()
  return report.problems().map(({ call, check, problem }) => `${call} ${check}: ${problem}`)
}

const anyWord = catalogueMutants.filter(({ name }) => name.includes('any of the words'))

test.each(anyWord)('the suite reports the words and their counts when $name', async ({ make }) => {
  expect(await problemsOf(checkSearch, make())).toContainEqual(
    expect.stringMatching(
      /^GET products several words: '(\w+) (\w+)' finds \d products, '\1' finds \d and '\2' \d/,
    ),
  )
})

test.each(pictureMutants)('the suite reports product and address when $name', async ({ make }) => {
  expect(await problemsOf(checkPictures, make())).toContainEqual(
    expect.stringMatching(/^GET product pictures: http:\S+\/shirt\.\w+ of product \d+ /),
  )
})

const correct: Fault = { answer: (sent, ask) => ask(sent) }

test.each([
  ['search', checkSearch],
  ['pictures', checkPictures],
])('the suite finds no problem with the %s of a correct backend', async (_, check) => {
  expect(await problemsOf(check, correct)).toEqual([])
})

test('the suite fetches a picture of another origin from there', async () => {
  const other = createServer((_, response) => {
    response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = `http://127.0.0.1:${Object(other.address()).port}/shirt.webp`
  const elsewhere = data('GET product', ({ product }) => {
    product.product_images = [{ image_url: address, image_type: 'COVER' }]
  })
  expect(await problemsOf(checkPictures, elsewhere())).toContain(
    `GET product pictures: ${address} of product 5004 answers 404`,
  )
  other.close()
})

test('the suite fetches at most 24 pictures, each once', async () => {
  const fetched: string[] = []
  const many: Fault = {
    async answer(sent, ask) {
      if (sent.call.startsWith('GET media/')) fetched.push(JSON.stringify(sent.input))
      const answer = await ask(sent)
      const { product } = Object(Object(answer.body).data)
      if (sent.call === 'GET product' && product)
        product.product_images = Array.from({ length: 30 }, (_, number) => ({
          image_url: `/media/shirt.svg?number=${number}`,
          image_type: 'COVER',
        }))
      return answer
    },
  }
  expect(await problemsOf(checkPictures, many)).toEqual([])
  expect([fetched.length, new Set(fetched).size]).toEqual([24, 24])
})
