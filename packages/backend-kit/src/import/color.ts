/** Colour families of lists, each with its swatch and its names in English, Indonesian and French. */
const families = {
  black: ['Black', '#2B2A2C', 'black hitam noir noire jet onyx ebony'],
  white: ['White', '#F4F1EA', 'white putih blanc blanche ivory ecru gading'],
  grey: ['Grey', '#9C9A97', 'grey gray abu gris grise charcoal slate stone silver perak'],
  beige: ['Beige', '#D9CDB8', 'beige krem cream sand taupe oat oatmeal nude khaki'],
  brown: ['Brown', '#6A4B3A', 'brown coklat cokelat marron tan camel mocha cocoa caramel cognac'],
  red: ['Red', '#A33A2E', 'red merah rouge maroon burgundy wine brick cherry crimson'],
  orange: ['Orange', '#DD7A5F', 'orange oranye jingga terracotta rust coral peach'],
  yellow: ['Yellow', '#E0AF4C', 'yellow kuning jaune mustard gold emas'],
  green: ['Green', '#5F7358', 'green hijau vert verte olive sage mint army moss forest teal'],
  blue: ['Blue', '#35476A', 'blue biru bleu bleue navy indigo denim sky cyan turquoise tosca'],
  purple: ['Purple', '#9C86AE', 'purple ungu violet violette lilac mauve lavender plum'],
  pink: ['Pink', '#D9A9A2', 'pink rose blush fuchsia magenta salmon'],
  multi: ['Multicolour', '#FFFFFF', 'multi multicolor multicolour multicolore'],
} as const

type Family = keyof typeof families

const byWord = new Map<string, Family>()
for (const [code, [, , words]] of Object.entries(families))
  for (const word of words.split(' ')) if (isFamily(code)) byWord.set(word, code)

function isFamily(code: string): code is Family {
  return code in families
}

/** Swatch for a colour without a known name. */
const unknownHex = '#B9B4AC'

/** Finds the family named last: dusty rose is pink. */
function familyOf(name: string): Family | undefined {
  const text = name.toLowerCase()
  if (text.includes('merah muda')) return 'pink'
  const words = text.split(/[^\p{L}]+/u)
  return words.flatMap((word) => byWord.get(word) ?? []).at(-1)
}

/** Returns a colour's swatch as '#RRGGBB' and its family's code; the code is null for an unknown colour. */
export function swatchOf(name: string): { hex: string; code: string | null } {
  const code = familyOf(name)
  return code ? { hex: families[code][1], code } : { hex: unknownHex, code: null }
}

/** Families as rows of `colors`. */
export const colorFamilies = Object.entries(families).map(([code, [name, hex]], position) => ({
  code,
  name,
  hex,
  position,
}))
