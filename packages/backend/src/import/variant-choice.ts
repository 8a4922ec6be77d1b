import { LRUCache } from 'lru-cache'
import type { Refusal } from '#import/import-report.ts'
import type { Option } from '#import/record-translation.ts'

/** The colour and size of a variant; empty for a garment without them. */
export interface VariantChoice {
  color: string
  size: string
}

/** Shops name options in their own language: 'Choose Color', 'Pilih Warna', 'Farbe:', 'pa_color'. */
const colorWords = new Set(
  'color colors colour colours colorway colourway warna couleur couleurs coloris farbe farben kleur kleuren cor cores colore colori colores kolor barva farve farge färg väri renk szín màu цвет колір สี 颜色 顏色 カラー 色 색상'.split(
    ' ',
  ),
)
const sizeWords = new Set(
  'size sizes ukuran taille tailles pointure größe grösse groesse maat talla tallas tamanho taglia rozmiar velikost størrelse storlek koko beden méret размер розмір ไซส์ 尺码 尺寸 サイズ 사이즈'.split(
    ' ',
  ),
)

type Kind = 'color' | 'size' | 'other'

/** An option that names both ('Warna & Ukuran') is a size, because its value is not just a colour. */
function kindOf(name: string): Kind {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
  if (words.some((word) => sizeWords.has(word))) return 'size'
  return words.some((word) => colorWords.has(word)) ? 'color' : 'other'
}

const kinds = new LRUCache<string, Kind>({ max: 200, memoMethod: kindOf })

const isColor = ([name]: Option) => kinds.memo(name) === 'color'

/** Returns whether a name certainly means a colour or size. Descriptive attributes have names such as 'Material'. */
export const isChoiceName = (name: string): boolean => kinds.memo(name) !== 'other'

/** Limit of options that make up a size: waist and length. */
const maxSizeOptions = 2

/** Spreadsheets turn '7/8' and '10-12' into dates, which no size is. */
const date = /^\d{4}-\d{2}-\d{2}(?:T|$)/

const joined = (options: readonly Option[]) =>
  options.flatMap(([, value]) => (value === '' ? [] : [value])).join(' / ')

/**
 * Decides which options are colour and size: all others than colours are sizes, and two are joined, such as '28 / 30'
 * for waist and length. Returns a reason for more. Names count even without a value, so that all rows of a garment are
 * decided alike.
 */
export function readVariantChoice(options: readonly Option[]): VariantChoice | Refusal {
  const dated = options.find(([, value]) => date.test(value))
  if (dated)
    return {
      reason:
        'has an option that a spreadsheet turned into a date: format its column as text, and type it again',
      detail: dated.join(': '),
    }
  const colors = options.filter(isColor)
  const sizes = options.filter((option) => !isColor(option) && option.some(Boolean))
  if (sizes.length > maxSizeOptions)
    return {
      reason: 'has more options than one for colour and two for size',
      detail: sizes.map(([name, value]) => name || value).join(', '),
    }
  return { color: joined(colors), size: joined(sizes) }
}
