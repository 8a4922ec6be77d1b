import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepOwnGarment, readOwnGarment } from '#components/product/own-garment.ts'
import { SizeFinder } from '#components/product/size-finder.tsx'
import { ownGarmentMessages as ownGarment } from '#messages/own-garment.ts'
import { productMessages as product } from '#messages/product.ts'

const width = ownGarment.inCentimetres('A Chest width')
const length = ownGarment.inCentimetres('B Body length')
const measurements = {
  columns: ['A Chest width', 'B Body length'],
  rows: [
    { size_name: 'M', values: [53, 70] },
    { size_name: 'L', values: [56, 72] },
  ],
}

beforeEach(() => localStorage.clear())

async function openFinder() {
  const { unmount } = render(<SizeFinder chart="/tee.svg" measurements={measurements} />)
  const shopper = userEvent.setup()
  await shopper.click(screen.getByRole('button', { name: product.compareSize }))
  const find = () => shopper.click(screen.getByRole('button', { name: ownGarment.findSize }))
  const fill = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await shopper.clear(field)
    await shopper.type(field, text)
  }
  return { find, fill, unmount }
}

test('names the nearest size, with its differences in words', async () => {
  const { fill, find } = await openFinder()
  await fill(width, '52,5')
  await fill(length, '70')
  await find()
  const told = screen.getByRole('status').textContent
  expect(told).toContain(ownGarment.nearestSize('M'))
  expect(told).toContain('A Chest width: 0.5 cm more than yours')
  expect(told).toContain('B Body length: the same')
})

test('says when no size of a garment comes close', async () => {
  const { fill, find } = await openFinder()
  await fill(width, '90')
  await fill(length, '72')
  await find()
  expect(screen.getByRole('status').textContent).toContain(ownGarment.noCloseSize('L'))
})

test.each(['', 'wide', '-3', '0.5', '900'])(
  'refuses the measurement %j in words, at its field, and stores nothing',
  async (typed) => {
    const { fill, find } = await openFinder()
    await fill(width, '52')
    if (typed) await fill(length, typed)
    await find()
    const field = screen.getByLabelText(length)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(screen.getByText(ownGarment.wrongCentimetres)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
    expect(localStorage).toHaveLength(0)
  },
)

test('fills in the numbers again for the next garment of the same kind', async () => {
  const { fill, find, unmount } = await openFinder()
  await fill(width, '52')
  await fill(length, '70')
  await find()
  unmount()
  await openFinder()
  expect(await screen.findByDisplayValue('52')).toBe(screen.getByLabelText(width))
})

test('stores the latest ten kinds of garments', () => {
  for (let kind = 1; kind <= 12; kind++) keepOwnGarment({ chart: `${kind}`, typed: { A: '50' } })
  expect(readOwnGarment('2')).toEqual({})
  expect(readOwnGarment('3')).toEqual({ A: '50' })
})

test.each(['{', '7', '[null,{"chart":1}]', '[{"chart":"/tee.svg","typed":{"A":{}}}]'])(
  'treats a storage with %s as empty',
  (content) => {
    localStorage.setItem('own-garments', content)
    expect(readOwnGarment('/tee.svg')).toEqual({})
  },
)

test('compares even when the browser stores nothing', async () => {
  const storage = vi.spyOn(Storage.prototype, 'setItem')
  storage.mockImplementation(() => {
    throw new Error('full')
  })
  const { fill, find } = await openFinder()
  await fill(width, '53')
  await fill(length, '70')
  await find()
  expect(screen.getByRole('status').textContent).toContain(ownGarment.nearestSize('M'))
  expect(storage).toHaveBeenCalled()
  storage.mockRestore()
})
