import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SavedAddressForm } from '#components/address/saved-address-form.tsx'
import { areaOf, typedAddress } from '#lib/account/saved-address.ts'
import { addressMessages as address } from '#messages/address.ts'
import { pinMessages as pin } from '#messages/pin.ts'
import { pinMapMessages as map } from '#messages/pin-map.ts'
import { field, hasAddressBook, office, press } from '#tests/support/address-scene.tsx'
import { problemAt } from '#tests/support/form-words.ts'
import { answers } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const here = { latitude: -6.2915, longitude: 106.8012 }
const saved = { ...office, pin: here }

beforeEach(hasAddressBook)

function renderForm(known = office, offersPin = true) {
  const onSaved = vi.fn()
  const calls = answers('put', 'user/address', { message: 'Saved.' })
  const shopper = renderInShop(
    <SavedAddressForm
      id={known.id}
      initial={typedAddress(known)}
      initialArea={areaOf(known)}
      messagesByCode={address.accountProblems}
      offersPin={offersPin}
      onSaved={onSaved}
    />,
  )
  const save = async () => {
    await shopper.click(press(address.save))
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    return calls[0]?.body
  }
  return { shopper, calls, save }
}

const texts = () => [field(pin.latitude).value, field(pin.longitude).value]

/** Stubs the browser's answer to a location request. */
function browserSays(answer: { code: number } | (typeof here & { accuracy: number })) {
  const getCurrentPosition = vi.fn(
    (done: (found: object) => void, failed: (problem: object) => void) =>
      'code' in answer ? failed(answer) : done({ coords: answer }),
  )
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
  return getCurrentPosition
}

describe('the pin of an address', () => {
  test('is not offered when the backend does not support it, and a saved one is kept', async () => {
    const { save } = renderForm(saved, false)
    expect(screen.queryByText(pin.legend)).toBeNull()
    expect(await save()).toMatchObject({ address_pin: here })
  })

  test('is optional', async () => {
    const { save } = renderForm()
    expect(await save()).not.toHaveProperty('address_pin')
  })

  test.each([
    ['as numbers', '-6.2915', '106.8012'],
    ['with commas, as Indonesians write', '-6,2915', '106,8012'],
    ['with degree signs and a minus from a text', '−6.2915°', '106.8012 °'],
  ])('can be typed %s', async (_, latitude, longitude) => {
    const { shopper, save } = renderForm()
    await shopper.type(field(pin.latitude), latitude)
    await shopper.type(field(pin.longitude), longitude)
    expect(await save()).toMatchObject({ address_pin: here })
  })

  test('can be pasted as a pair, in the format of map services', async () => {
    const { shopper, save } = renderForm()
    await shopper.click(field(pin.latitude))
    await shopper.paste('-6.2915, 106.8012')
    expect(texts()).toEqual(['-6.2915', '106.8012'])
    expect(await save()).toMatchObject({ address_pin: here })
  })

  test('can be removed with one click', async () => {
    const { shopper, save } = renderForm(saved)
    expect(texts()).toEqual(['-6.29150', '106.80120'])
    await shopper.click(press(pin.remove))
    expect(await save()).not.toHaveProperty('address_pin')
  })

  test('is removed when the area changes, since it would be wrong there', async () => {
    const { shopper, save } = renderForm(saved)
    await screen.findByRole('option', { name: 'Mampang Prapatan' })
    await shopper.selectOptions(field(address.subdistrict), 'Mampang Prapatan')
    expect(texts()).toEqual(['', ''])
    expect(await save()).not.toHaveProperty('address_pin')
  })

  test('typed before the area stays when the area is chosen', async () => {
    const { shopper } = renderForm({ ...saved, subdistrict_id: 0 })
    await screen.findByRole('option', { name: 'Cilandak' })
    await shopper.selectOptions(field(address.subdistrict), 'Cilandak')
    expect(texts()).toEqual(['-6.29150', '106.80120'])
  })

  test.each([
    ['half of it', '-6.2915', '', 'longitude', pin.problems.pinHalf],
    ['a place at sea', '0', '0', 'longitude', pin.problems.pinOutside],
    ['both the wrong way round', '106.8012', '-6.2915', 'latitude', pin.problems.pinOutside],
    ['words', 'Jl. Cilandak', '106.8012', 'latitude', pin.problems.pinNumber],
  ] as const)(
    '%s is refused at its field, and stays',
    async (_, latitude, longitude, half, words) => {
      const { shopper, calls } = renderForm()
      if (latitude) await shopper.type(field(pin.latitude), latitude)
      if (longitude) await shopper.type(field(pin.longitude), longitude)
      await shopper.click(press(address.save))
      expect(problemAt(field(pin[half]))).toBe(words)
      expect(texts()).toEqual([latitude, longitude])
      expect(calls).toEqual([])
    },
  )
})

describe("the browser's location", () => {
  test('is requested only after a click, and fills in the pin', async () => {
    const asked = browserSays({ ...here, accuracy: 12.3 })
    const { shopper } = renderForm()
    expect(asked).not.toHaveBeenCalled()
    await shopper.click(press(pin.here))
    expect(await screen.findByText(map.located(13))).toBeTruthy()
    expect(texts()).toEqual(['-6.29150', '106.80120'])
  })

  test.each([
    ['refuses', 1, map.problems.refused],
    ['knows no place', 2, map.problems.unavailable],
    ['takes too long', 3, map.problems.timeout],
  ])(
    'shows an explanation when the browser %s: the map opens, and the input stays',
    async (_, code, words) => {
      browserSays({ code })
      const { shopper } = renderForm(saved)
      await shopper.click(press(pin.here))
      expect(await screen.findByText(words)).toBeTruthy()
      expect(press(map.directions.north)).toBeTruthy()
      expect(texts()).toEqual(['-6.29150', '106.80120'])
    },
  )

  test('is rejected with a message when it is abroad', async () => {
    browserSays({ latitude: 48.85, longitude: 2.35, accuracy: 5 })
    const { shopper } = renderForm()
    await shopper.click(press(pin.here))
    expect(await screen.findByText(map.abroad)).toBeTruthy()
    expect(texts()).toEqual(['', ''])
  })

  test('is reported as unavailable in a browser that does not support it', async () => {
    vi.stubGlobal('navigator', { ...navigator, geolocation: undefined })
    const { shopper } = renderForm()
    await shopper.click(press(pin.here))
    expect(await screen.findByText(map.problems.unavailable)).toBeTruthy()
  })
})

describe('the map', () => {
  test('moves the pin by buttons and arrow keys, and announces its position', async () => {
    const { shopper } = renderForm(saved)
    await shopper.click(press(pin.onMap))
    await shopper.click(await screen.findByRole('button', { name: map.directions.north }))
    const [north = ''] = texts()
    expect(Number(north)).toBeGreaterThan(here.latitude)
    await shopper.keyboard('{ArrowDown}{ArrowRight}')
    expect(texts()[0]).toBe('-6.29150')
    expect(Number(texts()[1])).toBeGreaterThan(here.longitude)
    expect(screen.getByRole('img', { name: new RegExp(`^${map.map}.*-6.29150`) })).toBeTruthy()
  })

  test('places the first pin with one step, and moves it less when zoomed in', async () => {
    const { shopper } = renderForm()
    await shopper.click(press(pin.onMap))
    await shopper.click(await screen.findByRole('button', { name: map.directions.east }))
    const far = Number(texts()[1])
    await shopper.click(press(map.closer))
    await shopper.click(press(map.closer))
    await shopper.click(press(map.directions.east))
    const step = Number(texts()[1]) - far
    expect(step).toBeGreaterThan(0)
    expect(step).toBeLessThan(1)
  })

  test('opens no external map by itself, only by a link', async () => {
    const { shopper } = renderForm(saved)
    await shopper.click(press(pin.onMap))
    const link = await screen.findByRole('link', { name: map.check })
    expect(link.getAttribute('href')).toContain('query=-6.2915,106.8012')
  })
})
