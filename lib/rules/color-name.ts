interface Colored {
  product_name: string
  color?: { name: string } | null | undefined
}

/** The name of a product with its colour, where the name does not have it already. */
export function nameWithColor({ product_name: name, color }: Colored): string {
  if (!color || name.toLowerCase().includes(color.name.toLowerCase())) return name
  return `${name}, ${color.name}`
}
