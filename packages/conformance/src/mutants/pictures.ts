import { data, type Mutant } from '#mutants/fault.ts'
import type { Answer } from '#mutants/faulty-backend.ts'

/** Changes the responses of picture addresses. */
const pictures =
  (change: (answer: Answer) => Partial<Answer>): Mutant['make'] =>
  () => ({
    async answer(sent, ask) {
      const answer = await ask(sent)
      return answer.type ? { ...answer, ...change(answer) } : answer
    },
  })

const html = { body: '<!doctype html><title>Shop</title>', type: 'text/html' }

/** The first bytes of a PNG with width and height 0. */
const emptyPng = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  Buffer.alloc(17),
])

/** Faults of the pictures of products. */
export const pictureMutants: readonly Mutant[] = [
  { name: 'pictures answer 404', make: pictures(() => ({ ...html, status: 404 })) },
  { name: 'pictures are a page with status 200', make: pictures(() => html) },
  {
    name: 'pictures are a page with the Content-Type of a picture',
    make: pictures(({ type = '' }) => ({ ...html, type })),
  },
  { name: 'pictures are empty files', make: pictures(() => ({ body: '' })) },
  {
    name: 'pictures have no width and height',
    make: pictures(() => ({ body: emptyPng, type: 'image/png' })),
  },
  {
    name: 'pictures have no picture Content-Type',
    make: pictures(() => ({ type: 'application/octet-stream' })),
  },
  {
    name: 'pictures are on a host that does not respond',
    make: data('GET product', ({ product }) => {
      for (const image of product.product_images)
        image.image_url = 'http://127.0.0.1:65535/shirt.webp'
    }),
  },
]
