import Image from 'next/image'
import { words } from '#lib/messages/words.ts'

/** How to measure, as a drawing that opens on demand. */
export function SizeChart({ url }: { url: string }) {
  return (
    <details className="mt-6 border-line border-y">
      <summary className="flex min-h-12 items-center font-semibold">
        {words.product.sizeChart}
      </summary>
      <p className="text-muted text-sm">{words.product.sizeChartHint}</p>
      <Image
        src={url}
        unoptimized
        alt={words.product.sizeChart}
        width={480}
        height={480}
        loading="lazy"
        className="mx-auto h-auto w-full max-w-sm py-4"
      />
    </details>
  )
}
