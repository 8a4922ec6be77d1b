import { swatchOf } from '@etalase/backend-kit/import/color.ts'
import { codeWithoutSize, nameWithoutSize, sizeOf } from '@etalase/backend-kit/import/size.ts'
import { describe, expect, test } from 'vitest'
import { placeOf } from '#import/place.ts'
import { plainText } from '#import/plain-text.ts'
import { priceOf } from '#import/price.ts'
import { gramsOf } from '#import/weights-and-dates.ts'

const size = (name: string) => sizeOf(name, { link: '', id: '' })

describe('an imported price', () => {
  test.each(['199000.00 IDR', 'IDR 199,000', 'Rp 199.000', 'Rp199.000,00', '199000', '199.000'])(
    '%s is 199000 rupiah',
    (text) => expect(priceOf(text)).toBe(199_000),
  )

  test.each(['19.90 USD', '$20', 'SGD 15', '0', '199000.5', '-5', '', 'NaN', '1e9'])(
    '%j is refused with a reason',
    (text) => expect(typeof priceOf(text)).toBe('string'),
  )
})

describe('an imported size', () => {
  test.each([
    ['LA-1140-XL', 'XL', 'LA-1140'],
    ['sku_red_m', 'M', 'sku_red'],
    ['FILM', 'M', null],
    ['-M', 'M', null],
  ])('is removed from the id %s with the name %s, which leaves the code %s', (id, name, code) => {
    expect(codeWithoutSize(id, size(name))).toBe(code)
  })

  test.each([
    ['Wrap dress in Navy, Size XL', 'XL', 'Wrap dress in Navy'],
    ['Kemeja Ukuran M', 'M', 'Kemeja'],
    ['Shirt (L)', 'L', 'Shirt'],
    ['Robe, taille 38.5', '38.5', 'Robe'],
    ['Plan B', 'B', 'Plan B'],
    ['Size M', 'M', 'Size M'],
  ])('is removed from the title %s only when it is clearly a size', (title, name, product) => {
    expect(nameWithoutSize(title, size(name))).toBe(product)
  })
})

describe('an imported place', () => {
  test.each<[string, string, string, string, number | null]>([
    ['Men > Shirts', '', '', 'Men > Shirts', 6],
    ['Apparel & Accessories > Clothing > Wanita > Rok', 'female', '', 'Wanita > Rok', 7],
    ['Shirts', 'male', 'adult', 'MEN > Shirts', 6],
    ['Rompers', 'unisex', 'infant', 'KIDS > Rompers', null],
    ['Bags', 'unisex', 'adult', 'Bags > Bags', null],
    ['', '', '', 'Others > Others', null],
    ['1604', '', '', 'Others > Others', null],
  ])('from %j, gender %j and age %j is %s', (path, gender, age, place, categoryId) => {
    const { category, subcategory, audience } = placeOf(path, gender, age)
    expect([`${category} > ${subcategory}`, audience?.categoryId ?? null]).toEqual([
      place,
      categoryId,
    ])
  })
})

describe('an imported text', () => {
  test('loses markup and scripts, and keeps paragraphs and plain characters', () => {
    expect(plainText('<h2>Fit</h2><p>a &amp; b</p><script>alert(1)</script>')).toBe('Fit\n\na & b')
    expect(plainText('waist < 80 cm & hips > 90 cm')).toBe('waist < 80 cm & hips > 90 cm')
  })

  test('separates the cells of a table, and has a line per row', () => {
    const table =
      '<p>Sizes</p><table>\n<thead><tr><th>Ukuran</th> <th>Dada</th></tr></thead>\n<tr>\n<td>M</td><td><p>52 cm</p></td></tr><tr><td>L<td><b>54</b><br>cm</tr></table>Soft'
    expect(plainText(table)).toBe('Sizes\n\nUkuran | Dada\nM | 52 cm\nL | 54 cm\nSoft')
  })

  test('keeps the paragraphs and tables inside a layout table', () => {
    const frame =
      '<table><tr><td><p>Soft</p><p>Wide</p><table><tr><td>M</td><td>52</td></tr></table></td></tr></table>'
    expect(plainText(frame)).toBe('Soft\n\nWide\n\nM | 52')
  })

  test('keeps an empty cell in its place', () => {
    expect(plainText('<table><tr><th></th><th>S</th><th>M</th></tr></table>')).toBe('| S | M')
  })

  test('contains no character that a database refuses', () => {
    expect(plainText('a\u0000b\ud800c')).toBe('abc')
  })
})

test.each([
  ['dusty rose', 'pink'],
  ['Biru Dongker', 'blue'],
  ['Merah Muda', 'pink'],
  ['Ecru and Navy', 'blue'],
  ['Zyx', null],
])('the colour %s belongs to the family %s', (name, code) => {
  expect(swatchOf(name)).toEqual({ hex: expect.stringMatching(/^#[0-9A-F]{6}$/), code })
})

test.each([
  ['320 g', 320],
  ['0.3 kg', 300],
  ['0,25 kg', 250],
  ['1 lb', 454],
  ['1.500 kg', 1_500],
  ['1.500 g', 1_500],
  ['1.200 gr', 1_200],
  ['12.500 g', 12_500],
  ['1,500 g', 1_500],
  ['1.500,00 g', 1_500],
  ['210.5 g', 211],
  ['201.2816141875 g', 201],
  ['1,500 kg', 1_500],
  ['0.250 kg', 250],
  ['.5 kg', 500],
  ['0 g', 0],
  ['0.00 kg', 0],
])('the weight %s is %s grams', (text, grams) => {
  expect(gramsOf(text)).toBe(grams)
})

test.each([
  ['5', 'not a weight with a unit'],
  ['heavy', 'not a weight with a unit'],
  ['. kg', 'not a weight with a unit'],
  ['1 constructor', 'not a weight with a unit'],
  ['1.500,5 g', 'not a weight with a unit'],
  ['0.3 g', 'less than a gram'],
  ['99999999 g', 'exceeds the 30 kg limit'],
  ['1.250.000 g', 'exceeds the 30 kg limit'],
  ['320 kg', 'exceeds the 30 kg limit'],
])('the weight %j, which no garment has, is refused as %s', (text, reason) => {
  expect(gramsOf(text)).toContain(reason)
})
