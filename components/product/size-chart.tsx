import type { Product } from '@etalase/contract/product.ts'
import { SizeFinder } from '#components/product/size-finder.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { Table } from '#components/ui/table.tsx'
import { productMessages } from '#messages/product.ts'

/** The size chart: a drawing, and a table of each size in centimetres. */
export function SizeChart({ sizing }: { sizing: NonNullable<Product['product_sizing']> }) {
  const { size_chart_url: url, measurements } = sizing
  return (
    <details className="mt-6 border-line border-y">
      <summary className="flex min-h-12 items-center font-semibold">
        {productMessages.sizeChart}
      </summary>
      <p className="text-muted text-sm">{productMessages.sizeChartHint}</p>
      <img
        src={url}
        alt={productMessages.sizeChart}
        width={480}
        height={480}
        loading="lazy"
        className="mx-auto h-auto w-full max-w-sm py-4"
      />
      {measurements && (
        <div className="pb-4">
          <Table
            caption={productMessages.measurements}
            columns={[productMessages.size, ...measurements.columns]}
            rows={measurements.rows.map(({ size_name, values }) => ({
              key: size_name,
              cells: [size_name, ...values],
            }))}
          />
        </div>
      )}
      {measurements && measurements.rows.length > 0 && (
        <Convenience>
          <SizeFinder chart={url} measurements={measurements} />
        </Convenience>
      )}
    </details>
  )
}
