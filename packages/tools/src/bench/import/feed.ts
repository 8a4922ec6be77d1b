const sizes = ['S', 'M', 'L', 'XL']
const colors = ['Black', 'White', 'Navy', 'Olive']
const attributes =
  'id item_group_id title description image_link additional_image_link availability price sale_price brand product_type color size gender shipping_weight'
/** All colours of a garment share the description. */
const descriptionOf = (style: number) =>
  `Shirt ${style} is cut from soft cotton. ${'It is made for hot afternoons. '.repeat(4)}`

/** Returns the rows of a product; four colours form a garment. */
function rowsOf(number: number): string {
  const style = Math.floor(number / colors.length)
  const color = colors[number % colors.length] ?? ''
  const price = 100_000 + (number % 50) * 5_000
  const picture = (view: string) => `https://images.example.com/${style}/${color}-${view}.jpg`
  return sizes
    .map((size) =>
      [
        `ST${style}-${color.toUpperCase()}-${size}`,
        `ST${style}`,
        `Shirt ${style} in ${color}, Size ${size}`,
        descriptionOf(style),
        picture('front'),
        `${picture('back')},${picture('detail')}`,
        number % 7 === 0 ? 'out_of_stock' : 'in_stock',
        `${price} IDR`,
        number % 5 === 0 ? `${price - 10_000} IDR` : '',
        `Label ${style % 5}`,
        `${style % 2 ? 'Men' : 'Women'} > Kind ${style % 12}`,
        color,
        size,
        style % 2 ? 'male' : 'female',
        '240 g',
      ].join('\t'),
    )
    .join('\n')
}

/** Generates a feed of Google product data with a number of products in four sizes each. */
export function* feed(count: number): Generator<string> {
  yield `${attributes.replaceAll(' ', '\t')}\n`
  for (let number = 0; number < count; number++) yield `${rowsOf(number)}\n`
}
