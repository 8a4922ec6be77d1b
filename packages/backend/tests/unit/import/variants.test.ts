import { describe, expect, test } from 'vitest'
import { csvOf, readText, sold } from '#tests/support/read-text.ts'

const shirt = {
  handle: 'shirt',
  title: 'Shirt',
  'variant price': '90000',
  'variant sku': 'SKU',
  'variant inventory qty': '1',
}

/** Builds variants of one handle by option name, each with as many pieces as its number. */
const variants = (names: readonly string[], ...choices: (readonly string[])[]) =>
  csvOf(
    choices.map((choice, index) => ({
      ...shirt,
      ...Object.fromEntries(
        choice.flatMap((value, at) => [
          [`option${at + 1} name`, index === 0 ? (names[at] ?? '') : ''],
          [`option${at + 1} value`, value],
        ]),
      ),
      'variant inventory qty': String(index + 1),
    })),
  )

describe('one SKU for several variants of a garment', () => {
  test('keeps all of them, since the options are the key within a garment', async () => {
    const text = variants(['Color', 'Size'], ['Navy', 'S'], ['Navy', 'M'], ['Red', 'S'])
    const read = await readText(text)
    expect([sold(read), read.dropped]).toEqual([
      ['shirt-NAVY Navy: S ×1, M ×2', 'shirt-RED Red: S ×3'],
      [],
    ])
  })

  test("that looks like a size code is not the garment's code", async () => {
    const text = variants(['Size'], ['S'], ['M']).replaceAll('SKU', 'SKU-S')
    expect(sold(await readText(text))).toEqual(['shirt: S ×1, M ×2'])
  })

  test('that looks like a size code gives no two colours the same code', async () => {
    const text = variants(['Color', 'Size'], ['Navy', 'S'], ['Red', 'S']).replaceAll('SKU', 'SKU-S')
    expect(sold(await readText(text))).toEqual(['shirt-NAVY Navy: S ×1', 'shirt-RED Red: S ×2'])
  })

  test('in another garment, copied with its ids, is reported, and keeps both garments', async () => {
    const read = await readText(csvOf([shirt, { ...shirt, handle: 'skirt', title: 'Skirt' }]))
    expect([sold(read).length, read.dropped]).toEqual([2, []])
    expect(new Set(read.garments.map(({ code }) => code)).size).toBe(2)
    expect(read.summary.join()).toContain('share ids (SKUs)')
  })

  test('with the same options is named, since one of them would be lost', async () => {
    const { dropped } = await readText(variants(['Size'], ['S'], ['S']))
    expect(dropped).toEqual(['Line 3: row: has the size of a row above ("SKU")'])
  })
})

describe('an option', () => {
  test.each([
    'Color',
    'Choose Color',
    'Colour:',
    'Pilih Warna',
    'Color/Warna',
    'COULEUR',
    'Farbe',
    'Kleur',
    'pa_color',
    '颜色',
  ])('%s is the colour', async (name) => {
    const read = await readText(variants([name], ['Navy'], ['Red']))
    expect(sold(read)).toEqual(['shirt-NAVY Navy: One size ×1', 'shirt-RED Red: One size ×2'])
  })

  test.each([
    'Size',
    'Shoe size',
    'Choose Ring Size',
    'Letter',
    'Nomor Sepatu',
    'Colorful?',
    'Warna & Ukuran',
  ])('%s is a size, with the stock of each', async (name) => {
    const read = await readText(variants([name], ['A'], ['B']))
    expect([sold(read), read.dropped]).toEqual([['shirt: A ×1, B ×2'], []])
  })

  test('combines with another one, except for the colour, into a size', async () => {
    const names = ['Waist', 'Color', 'Length']
    const read = await readText(variants(names, ['28', 'Navy', '30'], ['28', 'Navy', '32']))
    expect(sold(read)).toEqual(['shirt-NAVY Navy: 28 / 30 ×1, 28 / 32 ×2'])
  })

  test('for a second colour splits the garments of the first', async () => {
    const names = ['Color', 'Lace color']
    const read = await readText(variants(names, ['Navy', 'Red'], ['Navy', 'Grey']))
    expect(sold(read)).toEqual([
      'shirt-NAVY-RED Navy / Red: One size ×1',
      'shirt-NAVY-GREY Navy / Grey: One size ×2',
    ])
  })

  test('among three without a colour leaves the whole garment out, even where a row has no value', async () => {
    const names = ['Waist', 'Length', 'Cut']
    const read = await readText(variants(names, ['28', '30', 'Slim'], ['28', '32', '']))
    expect([sold(read), read.dropped]).toEqual([
      [],
      [2, 3].map(
        (line) =>
          `Line ${line}: row: has more options than one for colour and two for size ("Waist, Length, Cut")`,
      ),
    ])
  })

  test('that Shopify writes for a product without options is ignored', async () => {
    expect(sold(await readText(variants(['Title'], ['Default Title'])))).toEqual([
      'shirt: One size ×1',
    ])
  })
})

test('colours in other scripts have distinct codes', async () => {
  const text = variants(['颜色'], ['黑色'], ['白色'])
  expect(sold(await readText(text))).toEqual([
    'shirt-黑色 黑色: One size ×1',
    'shirt-白色 白色: One size ×2',
  ])
})

test('sizes keep the order of the file, whatever the order of the ids', async () => {
  const read = await readText(variants(['Size'], ['XS'], ['M'], ['S']))
  expect(sold(read)).toEqual(['shirt: XS ×1, M ×2, S ×3'])
})

describe('an id that a spreadsheet rounded', () => {
  const rounded = ['8.99123E+12', '8,99123E+12', '8.99e+15', '9E+12']

  test.each(rounded)(
    'as %s is named, and is used neither as a code nor to find repeats',
    async (id) => {
      const text = variants(['Size'], ['S'], ['M']).replaceAll('SKU', `"${id}"`)
      const read = await readText(text)
      expect(sold(read)).toEqual(['shirt: S ×1, M ×2'])
      expect(read.dropped).toEqual(
        [2, 3].map(
          (line) =>
            `Line ${line}: field id: was rounded by a spreadsheet: format its column as text there, and export again ("${id}")`,
        ),
      )
    },
  )

  test.each(rounded)('as %s leaves out a row that has no other key', async (id) => {
    const row = { id, title: 'Shirt', price: '90000', availability: 'in stock' }
    const { garments, dropped } = await readText(csvOf([row, { ...row, title: 'Skirt' }]))
    expect(garments).toEqual([])
    expect(dropped).toHaveLength(2)
    expect(dropped[0]).toContain('Line 2: row: its id was rounded by a spreadsheet')
  })

  test('is not used as a group either, which would merge garments', async () => {
    const row = { item_group_id: '8.99123E+12', title: 'Shirt', price: '90000' }
    const { dropped } = await readText(csvOf([{ id: 'A', ...row }]))
    expect(dropped).toEqual([
      expect.stringContaining('Line 2: row: its item_group_id was rounded by a spreadsheet'),
    ])
  })

  test.each(['8991234567890', 'E+12', 'A8E+12', '1E+2'])('is not %s', async (id) => {
    const row = { id, title: 'Shirt', price: '90000', availability: 'in stock' }
    expect(await readText(csvOf([row]))).toMatchObject({ garments: [{ code: id }], dropped: [] })
  })
})

describe('a key of a row', () => {
  const row = { id: 'A', item_group_id: 'G', title: 'Shirt', price: '90000', quantity: '1' }
  const columns = { color: 'Navy', size: 'M' }

  test.each([
    ['id', 255],
    ['item_group_id', 255],
    ['color', 60],
    ['size', 60],
  ])(
    'leaves the row out, instead of truncating it, when its %s has more than %i characters',
    async (name, most) => {
      const whole = { ...row, ...columns, [name]: 'x'.repeat(most) }
      const long = { ...row, ...columns, [name]: 'x'.repeat(most + 1) }
      expect(await readText(csvOf([whole]))).toMatchObject({ garments: [{}], dropped: [] })
      expect(await readText(csvOf([long]))).toMatchObject({
        garments: [],
        dropped: [expect.stringContaining(`Line 2: row: its ${name} has more than ${most} char`)],
      })
    },
  )

  test('leaves the row out when it is in another encoding, or malformed XML', async () => {
    const { dropped } = await readText(csvOf([{ ...row, size: '38 \ufffd' }]))
    expect(dropped).toEqual(['Line 2: row: its size is not in UTF-8 ("38 \ufffd")'])
    const item =
      '<g:id>A</g:id><g:title>A</g:title><g:price>90000</g:price><g:quantity>1</g:quantity>'
    const broken = await readText(`<rss><item>${item}<g:size>M</item></rss>`)
    expect(broken.garments).toEqual([])
    expect(broken.dropped).toContain('Line 1: row: its size is not well-formed XML')
  })

  test('is not the title: a long one is truncated', async () => {
    const { garments, dropped } = await readText(csvOf([{ ...row, title: 'x'.repeat(201) }]))
    expect(garments).toMatchObject([{ name: 'x'.repeat(200) }])
    expect(dropped).toEqual([expect.stringContaining('field title: is cut after 200 characters')])
  })
})
