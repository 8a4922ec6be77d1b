import { CountButton } from '../../../count-button.tsx'
import { sampleProducts } from '../../../sample-products.ts'

export const generateStaticParams = () => sampleProducts.map(({ id }) => ({ id: String(id) }))

export default async function ProductPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return (
    <>
      <img src="/pictures/hero.webp" alt="" width={720} height={720} fetchPriority="high" />
      <h1>Product number {id}</h1>
      <p>Cotton, made in Bandung. Wash with like colours at 30 degrees.</p>
      <CountButton />
    </>
  )
}
