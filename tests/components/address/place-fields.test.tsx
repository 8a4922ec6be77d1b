import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PlaceFields } from '#components/address/place-fields.tsx'
import { addressMessages as address } from '#messages/address.ts'

const nothing = { provinceId: null, cityId: null, subdistrictId: null }
const provinces = [{ id: 31, province_name: 'DKI Jakarta' }]
const cities = [{ id: 3174, type: 'Kota', city_name: 'Jakarta Selatan' }]
const noLists = { provinces, cities: undefined, subdistricts: undefined }

function renderPosted(area: typeof nothing | { provinceId: number }, lists: object = noLists) {
  render(
    <form method="post" action="/api/address/save" aria-label="address">
      <PlaceFields
        area={{ ...nothing, ...area }}
        lists={{ ...noLists, ...lists }}
        problemOf={(field) => (field === 'cityId' ? address.problems.cityRequired : undefined)}
        isPosted
      />
    </form>,
  )
  return new FormData(screen.getByRole<HTMLFormElement>('form'))
}

const select = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label })

describe('the area fields of a posted form', () => {
  test('start with the province and the button for its cities; the later fields wait', () => {
    expect([...renderPosted(nothing).keys()]).toEqual(['provinceId'])
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      address.showCities,
    ])
    expect([address.city, address.subdistrict].map((label) => select(label).disabled)).toEqual([
      true,
      true,
    ])
  })

  test('continue with the cities of the chosen province, and a button for their subdistricts', () => {
    const data = renderPosted({ provinceId: 31 }, { cities })
    expect(data.get('provinceId')).toBe('31')
    expect(select(address.city).disabled).toBe(false)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: address.showSubdistricts })
    expect([button.type, button.name, button.formNoValidate]).toEqual(['submit', 'list', true])
  })

  test("show each list's error next to it", () => {
    renderPosted({ provinceId: 31 }, { cities })
    expect(select(address.city)).toHaveProperty('ariaInvalid', 'true')
    expect(screen.getByText(address.problems.cityRequired)).toBeTruthy()
  })
})
