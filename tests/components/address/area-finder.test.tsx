import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { addressMessages as address } from '#messages/address.ts'
import {
  area,
  chooseArea,
  cilandak,
  field,
  hasAddressBook,
  press,
  renderForm,
} from '#tests/support/address-scene.tsx'
import { problemAt } from '#tests/support/form-words.ts'
import { answers, refuses } from '#tests/support/gateway-stub.ts'

beforeEach(hasAddressBook)

describe('the area finder', () => {
  const mampang = { ...cilandak, id: 317401, subdistrict_name: 'Mampang Prapatan' }
  const finds = (...list: object[]) =>
    answers('get', 'master/subdistrict-search', { subdistrict_list: list })
  const finder = () => screen.getByRole<HTMLInputElement>('combobox', { name: address.finder })
  const places = () => screen.getByRole('listbox', { name: address.places })
  const areShown = (count: number) =>
    waitFor(() => expect(within(places()).getAllByRole('option')).toHaveLength(count))
  const isClosed = () => screen.queryByRole('listbox') === null
  const activeOption = () =>
    document.getElementById(finder().getAttribute('aria-activedescendant') ?? '')?.textContent

  test('fills in all three fields by keyboard alone, and Enter sends nothing', async () => {
    finds(cilandak, mampang)
    const saves = answers('post', 'user/address', {})
    const { shopper } = renderForm()
    await shopper.type(finder(), 'jakarta')
    await areShown(2)
    expect(finder().getAttribute('aria-expanded')).toBe('true')
    expect(await screen.findByText(address.found(2))).toBeTruthy()
    await shopper.keyboard('{Enter}')
    expect(area()).toEqual(['', '', ''])
    await shopper.keyboard('{ArrowDown}{ArrowDown}')
    expect(activeOption()).toContain('Mampang Prapatan')
    await shopper.keyboard('{Enter}')
    expect(area()).toEqual(['31', '3174', '317401'])
    expect(isClosed()).toBe(true)
    expect(document.activeElement).toBe(finder())
    expect(screen.getByText(/^Filled in: Mampang Prapatan, Kota Jakarta Selatan/)).toBeTruthy()
    expect(saves).toEqual([])
  })

  test('also fills in the postal code of a saved address when the backend sends it', async () => {
    finds({ ...cilandak, postal_code: '12430' })
    const { shopper } = renderForm()
    await shopper.type(finder(), '12430')
    await areShown(1)
    await shopper.keyboard('{ArrowDown}{Enter}')
    expect(field(address.zip).value).toBe('12430')
  })

  test('keeps a typed postal code when the backend sends no code', async () => {
    finds(cilandak)
    const { shopper } = renderForm()
    await shopper.type(field(address.zip), '12431')
    await shopper.type(finder(), 'cilandak')
    await areShown(1)
    await shopper.keyboard('{ArrowDown}{Enter}')
    expect(field(address.zip).value).toBe('12431')
  })

  test('names the village that matched, and fills in its area', async () => {
    finds({ ...cilandak, village_name: 'Pondok Labu' })
    const { shopper } = renderForm()
    await shopper.type(finder(), 'pondok labu')
    await areShown(1)
    await shopper.keyboard('{ArrowDown}')
    expect(activeOption()).toContain('Pondok Labu, Cilandak')
    await shopper.keyboard('{Enter}')
    expect(area()).toEqual(['31', '3174', '317402'])
  })

  test('wraps around with the arrow keys', async () => {
    finds(cilandak, mampang)
    const { shopper } = renderForm()
    await shopper.type(finder(), 'jakarta')
    await areShown(2)
    await shopper.keyboard('{ArrowUp}')
    expect(activeOption()).toContain('Mampang Prapatan')
    await shopper.keyboard('{ArrowDown}')
    expect(activeOption()).toContain('Cilandak')
  })

  test('also accepts a click, and clears the errors of missing fields', async () => {
    finds(cilandak)
    const { shopper } = renderForm()
    await shopper.click(press(address.save))
    await shopper.type(finder(), 'cilan')
    await areShown(1)
    await shopper.click(within(places()).getByRole('option', { name: /Cilandak/ }))
    expect(area()).toEqual(['31', '3174', '317402'])
    expect(problemAt(field(address.subdistrict))).toBeUndefined()
  })

  test('closes with Escape, and reopens with an arrow key', async () => {
    finds(cilandak)
    const { shopper } = renderForm()
    await shopper.type(finder(), 'cilan')
    await areShown(1)
    await shopper.keyboard('{Escape}')
    expect([isClosed(), finder().value]).toEqual([true, 'cilan'])
    await shopper.keyboard('{ArrowDown}')
    await areShown(1)
  })

  test('says when no place matches', async () => {
    finds()
    const { shopper } = renderForm()
    await shopper.type(finder(), 'zzqx')
    expect(await screen.findByText(address.foundNothing('zzqx'))).toBeTruthy()
  })

  test('leaves the lists, which work alone, when the backend does not support it', async () => {
    refuses('get', 'master/subdistrict-search', 404, 'We could not find that.', 'NOT_FOUND')
    const { shopper } = renderForm()
    await shopper.type(finder(), 'cilandak')
    expect(await screen.findByText(address.finderFailed)).toBeTruthy()
    await chooseArea(shopper)
    expect(area()).toEqual(['31', '3174', '317402'])
  })
})
