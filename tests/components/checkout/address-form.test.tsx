import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { addressMessages as address } from '#messages/address.ts'
import { errorsMessages } from '#messages/errors.ts'
import {
  area,
  chooseArea,
  cities,
  field,
  fillTexts,
  hasAddressBook,
  office,
  press,
  renderForm,
} from '#tests/support/address-scene.tsx'
import { problemAt, toasted } from '#tests/support/form-words.ts'
import { answers, breaks, refuses } from '#tests/support/gateway-stub.ts'

beforeEach(hasAddressBook)

describe('a complete address', () => {
  test('is saved with all its fields, once, however often the button is clicked', async () => {
    const calls = answers('post', 'user/address', { message: 'Your address has been added.' })
    const { shopper, onSaved } = renderForm()
    await fillTexts(shopper)
    await chooseArea(shopper)
    await shopper.dblClick(press(address.save))
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Your address has been added.'))
    expect(calls.map(({ body }) => body)).toEqual([
      {
        address_label: 'Mum',
        recipient_name: 'Ibu Dewi',
        recipient_phone: '0812 3456 7890',
        recipient_zip: '12430',
        address_street: 'Jl. Cilandak 1',
        province_id: 31,
        city_id: 3174,
        subdistrict_id: 317402,
        address_notes: '',
      },
    ])
  })

  test('with too long a street keeps the text, says by how much, and sends nothing', async () => {
    const calls = answers('post', 'user/address', { message: 'x' })
    const { shopper } = renderForm()
    await fillTexts(shopper)
    await chooseArea(shopper)
    await shopper.clear(field(address.street))
    await shopper.paste('x'.repeat(900))
    await shopper.click(press(address.save))
    expect(problemAt(field(address.street))).toBe(
      'Please use at most 300 characters. You have 900.',
    )
    expect(field(address.street).value).toHaveLength(900)
    expect(calls).toEqual([])
  })

  test('that is already saved shows its area by name at once, and is updated under its id', async () => {
    const calls = answers('put', 'user/address', { message: 'Your address has been updated.' })
    const { shopper, onSaved } = renderForm(office)
    expect(area()).toEqual(['31', '3174', '317402'])
    await shopper.clear(field(address.label))
    await shopper.type(field(address.label), 'Work')
    await shopper.click(press(address.save))
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(calls[0]?.body).toMatchObject({ user_address_id: 2, address_label: 'Work' })
  })

  test('labels its fields for autofill', () => {
    renderForm()
    const hints = [address.recipientName, address.recipientPhone, address.street, address.zip]
    expect(hints.map((label) => field(label).autocomplete)).toEqual([
      'shipping name',
      'shipping tel',
      'shipping street-address',
      'shipping postal-code',
    ])
    expect([field(address.zip).inputMode, field(address.recipientPhone).type]).toEqual([
      'numeric',
      'tel',
    ])
  })
})

describe('an invalid address', () => {
  test('focuses a list when it is the first field missing', async () => {
    const { shopper } = renderForm()
    await fillTexts(shopper)
    await waitFor(() => expect(field(address.province).disabled).toBe(false))
    await shopper.click(press(address.save))
    expect(document.activeElement).toBe(field(address.province))
  })

  test('keeps its error until the field changes', async () => {
    const { shopper } = renderForm()
    await shopper.click(press(address.save))
    await shopper.type(field(address.zip), '1')
    expect(problemAt(field(address.zip))).toBeUndefined()
    await shopper.click(press(address.save))
    expect(problemAt(field(address.zip))).toBe('Please enter a 5-digit zipcode')
  })
})

describe('the input', () => {
  test.each([
    ['breaks', () => breaks('put', 'user/address'), 'Connection failed, please try again'],
    [
      'is refused',
      () => refuses('put', 'user/address', 404, 'This address no longer exists.', 'NOT_FOUND'),
      'This address no longer exists.',
    ],
  ])('stays when saving %s, which is reported and can be retried', async (_, arrange, message) => {
    arrange()
    const { shopper, onSaved } = renderForm(office)
    await shopper.type(field(address.street), ', blue gate')
    await shopper.click(press(address.save))
    await toasted(message)
    expect(screen.getAllByText(message).length).toBeGreaterThan(1)
    expect(field(address.street).value).toBe('Jl. Cilandak 1, blue gate')
    expect(onSaved).not.toHaveBeenCalled()
    answers('put', 'user/address', { message: 'Your address has been updated.' })
    await shopper.click(press(address.save))
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  })
})

describe('province, city and sub-district', () => {
  test('load in order, and reset when the previous one changes', async () => {
    const { shopper } = renderForm()
    expect([field(address.city).disabled, field(address.subdistrict).disabled]).toEqual([
      true,
      true,
    ])
    await chooseArea(shopper)
    await shopper.selectOptions(field(address.province), address.choose)
    expect(area()).toEqual(['', '', ''])
    expect([field(address.city).disabled, field(address.subdistrict).disabled]).toEqual([
      true,
      true,
    ])
  })

  test('report a failure to load, with a retry button', async () => {
    refuses('get', 'master/city', 500, 'Error 500: Internal Server Error')
    const { shopper } = renderForm()
    await waitFor(() => expect(field(address.province).disabled).toBe(false))
    await shopper.selectOptions(field(address.province), 'DKI Jakarta')
    expect(await screen.findByText('Error 500: Internal Server Error')).toBeTruthy()
    answers('get', 'master/city', { city_list: cities })
    await shopper.click(press(errorsMessages.retry))
    await waitFor(() => expect(field(address.city).disabled).toBe(false))
  })
})
