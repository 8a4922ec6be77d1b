import type { Measurements } from '@etalase/contract/product.ts'
import type { Group, ManifestProduct } from '#seed/manifest.ts'

interface ChartSeed {
  chart: string
  group: Group
  /** Restricts the chart to one category of the group. */
  category?: string
  columns: readonly string[]
  sizes: readonly string[]
  /** Centimetres of the smallest size and the increment per size, by column. */
  from: readonly number[]
  step: readonly number[]
}

const letters = ['S', 'M', 'L', 'XL'] as const
const menLetters = [...letters, 'XXL'] as const
const waists = ['28', '30', '32', '34', '36'] as const
const ages = ['2-3 years', '4-5 years', '6-7 years', '8-9 years', '10-11 years'] as const

/** Measured flat, labelled as in the drawing. Skirts and dresses have no length here: it differs by design and is in their texts. */
const charts: readonly ChartSeed[] = [
  {
    chart: 'tee',
    group: 'men',
    columns: ['A Chest width', 'B Body length', 'C Sleeve length', 'D Shoulder width'],
    sizes: menLetters,
    from: [50, 68, 20, 44],
    step: [3, 2, 1, 2],
  },
  {
    chart: 'tee',
    group: 'women',
    columns: ['A Chest width', 'B Body length', 'C Sleeve length', 'D Shoulder width'],
    sizes: letters,
    from: [44, 60, 17, 38],
    step: [3, 2, 1, 1],
  },
  {
    chart: 'shirt',
    group: 'men',
    columns: [
      'A Collar',
      'B Shoulder to collar',
      'C Chest width',
      'D Sleeve length',
      'E Body length',
    ],
    sizes: menLetters,
    from: [38, 15, 52, 24, 71],
    step: [1.5, 0.5, 3, 1, 2],
  },
  {
    chart: 'shirt',
    group: 'women',
    columns: [
      'A Collar',
      'B Shoulder to collar',
      'C Chest width',
      'D Sleeve length',
      'E Body length',
    ],
    sizes: letters,
    from: [35, 12, 48, 22, 62],
    step: [1, 0.5, 3, 1, 2],
  },
  {
    chart: 'trousers',
    group: 'men',
    category: 'Shorts',
    columns: ['A Waist', 'B Hip', 'C Inside leg', 'D Outside leg', 'E Leg opening'],
    sizes: menLetters,
    from: [37, 52, 20, 46, 29],
    step: [3, 3, 0.5, 1, 1],
  },
  {
    chart: 'trousers',
    group: 'men',
    columns: ['A Waist', 'B Hip', 'C Inside leg', 'D Outside leg', 'E Leg opening'],
    sizes: waists,
    from: [36, 48, 74, 100, 17],
    step: [2.5, 2.5, 1, 1.5, 0.5],
  },
  {
    chart: 'trousers',
    group: 'women',
    columns: ['A Waist', 'B Hip', 'C Inside leg', 'D Outside leg', 'E Leg opening'],
    sizes: letters,
    from: [34, 48, 70, 97, 18],
    step: [3, 3, 1, 1.5, 1],
  },
  {
    chart: 'skirt',
    group: 'women',
    columns: ['A Waist', 'B Hip'],
    sizes: letters,
    from: [33, 47],
    step: [3, 3],
  },
  {
    chart: 'dress',
    group: 'women',
    columns: ['A Bust width', 'B Waist', 'C Hip'],
    sizes: letters,
    from: [45, 38, 49],
    step: [3, 3, 3],
  },
  {
    chart: 'kids',
    group: 'kids',
    columns: ['A Chest width', 'B Top length', 'C Waist', 'D Outside leg'],
    sizes: ages,
    from: [29, 40, 22, 48],
    step: [2, 4, 1, 9],
  },
  {
    chart: 'shoes',
    group: 'accessories',
    columns: ['A Foot length', 'B Foot width'],
    sizes: ['37', '38', '39', '40', '41', '42', '43'],
    from: [23.5, 8.8],
    step: [0.7, 0.2],
  },
]

const centimetres = (value: number) => Math.round(value * 10) / 10

const measurementsOf = ({ columns, sizes, from, step }: ChartSeed): Measurements => ({
  columns: [...columns],
  rows: sizes.map((size_name, index) => ({
    size_name,
    values: from.map((start, column) => centimetres(start + index * (step[column] ?? 0))),
  })),
})

/** Returns the measurements for a product's category and drawing, or undefined if there are none. */
export function measurementsFor(product: ManifestProduct): Measurements | undefined {
  const seed = charts.find(
    ({ chart, group, category }) =>
      product.sizeChart === `size-charts/${chart}.svg` &&
      product.group === group &&
      (category === undefined || product.category === category),
  )
  return seed && measurementsOf(seed)
}
