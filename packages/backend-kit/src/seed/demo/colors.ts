interface Family {
  name: string
  /** Hex code of the swatch. */
  hex: string
  colors: readonly string[]
}

/** Colour families for filtering lists, each with the demo company's colours. */
const families: Readonly<Record<string, Family>> = {
  black: {
    name: 'Black',
    hex: '#2B2A2C',
    colors: ['Black', 'Washed Black', 'Kawung Black', 'Ceplok Black', 'Truntum Black'],
  },
  white: {
    name: 'White',
    hex: '#F4F1EA',
    colors: [
      'Natural White',
      'White',
      'Ivory',
      'Ecru',
      'Natural',
      'Ecru and Navy',
      'Ecru and Brick',
    ],
  },
  grey: {
    name: 'Grey',
    hex: '#9C9A97',
    colors: ['Slate', 'Charcoal', 'Washed Grey', 'Grey Melange', 'Grey', 'Stone'],
  },
  beige: {
    name: 'Beige',
    hex: '#D9CDB8',
    colors: [
      ...['Sand', 'Sand Stripe', 'Taupe', 'Oat', 'Oatmeal', 'Oat Stripe', 'Fine Stripe', 'Ikat'],
      ...['Jasmine Cream', 'Garden Cream', 'Mega Mendung Cream', 'Parang Cream', 'Lereng Cream'],
      'Lereng Sogan',
    ],
  },
  brown: {
    name: 'Brown',
    hex: '#6A4B3A',
    colors: [
      ...['Parang Sogan', 'Nitik Brown', 'Kawung Fine Brown', 'Kawung Brown', 'Kawung Sogan'],
      ...['Cocoa', 'Tan', 'Camel', 'Caramel', 'Mocha', 'Cognac', 'Dark Brown', 'Chestnut'],
      'Clay Palm',
    ],
  },
  red: {
    name: 'Red',
    hex: '#A33A2E',
    colors: [
      ...[
        'Brick',
        'Tumpal Brick',
        'Parang Maroon',
        'Truntum Maroon',
        'Truntum Wine',
        'Wine Stripe',
      ],
      ...['Mega Mendung Red', 'Garden Red', 'Cherry Gingham', 'Berry Stripe', 'Ceplok Red'],
    ],
  },
  orange: {
    name: 'Orange',
    hex: '#DD7A5F',
    colors: [
      ...['Terracotta', 'Terracotta Dot', 'Rust', 'Rust Check', 'Tumpal Rust', 'Coral'],
      ...['Coral Blossom', 'Orange Stripe', 'Orange and Sea', 'Peach', 'Peach Dot', 'Peach Stripe'],
    ],
  },
  yellow: {
    name: 'Yellow',
    hex: '#E0AF4C',
    colors: ['Mustard', 'Ceplok Mustard', 'Sunshine', 'Sunny Yellow'],
  },
  green: {
    name: 'Green',
    hex: '#5F7358',
    colors: [
      ...['Olive', 'Olive Stripe', 'Olive Check', 'Deep Green', 'Forest', 'Moss', 'Sage'],
      ...[
        'Sage and Ecru',
        'Sage Blossom',
        'Gingham Sage',
        'Palm Sage',
        'Palm Leaf',
        'Ceplok Green',
      ],
      ...['Parang Green', 'Kawung Fine Green', 'Ceplok Teal', 'Nitik Teal', 'Kawung Teal', 'Leafy'],
      ...['Mint', 'Mint Gingham', 'Mint Stripe', 'Mint Dot'],
    ],
  },
  blue: {
    name: 'Blue',
    hex: '#35476A',
    colors: [
      ...['Navy', 'Navy and Ecru', 'Navy Windowpane', 'Navy Dot', 'Navy Stripe', 'Navy Sun'],
      ...[
        'Truntum Navy',
        'Lereng Navy',
        'Indigo',
        'Indigo Gingham',
        'Kawung Indigo',
        'Nitik Indigo',
      ],
      ...[
        'Lereng Indigo',
        'Mega Mendung Indigo',
        'Dark Indigo',
        'Mid Blue',
        'Deep Blue',
        'Sky Blue',
      ],
      ...['Light Wash', 'Washed Denim', 'Blue Stripe', 'Blue Blossom', 'Blue Birds', 'Mist Blue'],
      ...['Midnight Leaf', 'Night Leaf', 'Mega Mendung', 'Mendung Blue', 'Sea Blue', 'Sea Stripe'],
      'Sunny Day',
    ],
  },
  purple: { name: 'Purple', hex: '#9C86AE', colors: ['Lilac', 'Lilac Stripe', 'Mauve'] },
  pink: {
    name: 'Pink',
    hex: '#D9A9A2',
    colors: [
      ...['Dusty Rose', 'Dusty Pink', 'Blush', 'Pink Stripe', 'Jasmine Rose', 'Ceplok Rose'],
      'Nitik Rose',
    ],
  },
  multi: {
    name: 'Multicolour',
    hex: '#FFFFFF',
    colors: ['Brushstroke', 'Little Fish', 'Bird Song', 'Meadow'],
  },
}

/** Rows of the colour families. */
export const colorSeeds = Object.entries(families).map(([code, { name, hex }], position) => ({
  code,
  name,
  hex,
  position,
}))

/** Returns the code of a colour's family. Throws when it has none. */
export function colorFamily(color: string): string {
  const family = Object.keys(families).find((code) => families[code]?.colors.includes(color))
  if (!family) throw new Error(`No colour family for ${color}`)
  return family
}
