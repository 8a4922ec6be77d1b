import type { Facet, Facets } from '@etalase/contract/product.ts'
import { ToolForm } from '#components/ui/tool-form.tsx'
import { choiceQuery, type ListFilter, wholeList } from '#lib/catalogue/list-filter.ts'
import { listToolsMessages } from '#messages/tools.ts'

const codesOf = (facets: readonly Facet[] = []) =>
  facets
    .filter(({ count }) => count > 0)
    .map(({ code }) => code)
    .join(',')

interface FilterToolProps {
  filter: ListFilter
  /** Null while the page has no options; they come with the narrowed list. */
  choices: Facets | null | undefined
}

/** The filter for agents, as a hidden form: shoppers use a link per choice, while an agent sends all choices at once. */
export function FilterTool({ filter, choices }: FilterToolProps) {
  const { sizes, colors, priceMin, priceMax, isAvailable } = filter
  const text = listToolsMessages
  const parameters = [
    ['size', sizes?.join(','), text.sizes(codesOf(choices?.sizes))],
    ['color', colors?.join(','), text.colors(codesOf(choices?.colors))],
    ['price_min', priceMin, text.priceMin],
    ['price_max', priceMax, text.priceMax],
    ['available', isAvailable && '1', text.available],
  ] as const
  return (
    <ToolForm
      tool={{ name: 'filter_products', description: text.filter }}
      action="/products"
      hidden
    >
      {[...choiceQuery(wholeList(filter))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {parameters.map(([name, value, description]) => (
        <input
          // A new key per value, so that Back restores the value of the page.
          key={`${name} ${value}`}
          name={name}
          defaultValue={value}
          toolparamdescription={description}
        />
      ))}
    </ToolForm>
  )
}
