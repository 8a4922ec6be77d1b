import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminProduct, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, Input, toast } from '@medusajs/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CannotRead } from '../lib/cannot-read'
import { Field } from '../lib/field'
import { sdk } from '../lib/sdk'

/** Maximum pieces of a product per customer. */
function ProductLimit({ data: { id } }: DetailWidgetProps<AdminProduct>) {
  const [typed, setTyped] = useState<string | null>(null)
  const queryKey = ['etalase-product', id]
  const queries = useQueryClient()
  const { data: saved, error } = useQuery({
    queryKey,
    queryFn: async () => {
      const { product } = await sdk.admin.product.retrieve(id, { fields: 'id,metadata' })
      return product.metadata ?? {}
    },
  })
  const { mutate: save, isPending } = useMutation({
    mutationFn: (limit: string) =>
      // An empty field means no limit.
      sdk.admin.product.update(id, {
        metadata: { ...saved, max_per_order: limit === '' ? null : Number(limit) },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey })
      setTyped(null)
      toast.success('Product saved.')
    },
    onError: (problem) =>
      toast.error('The product was not saved.', { description: problem.message }),
  })
  if (!saved) return error && <CannotRead what="The product" error={error} />
  const shown = typed ?? String(saved.max_per_order ?? '')
  return (
    <Container className="grid gap-3 px-6 py-4">
      <Heading level="h2">In the shop</Heading>
      <Field label="Maximum pieces per color and customer (1 to 99; empty: no limit)">
        <Input
          type="number"
          min={1}
          max={99}
          value={shown}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button
        size="small"
        className="justify-self-start"
        isLoading={isPending}
        disabled={typed === null}
        onClick={() => save(shown)}
      >
        Save
      </Button>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: 'product.details.side.before' })

export default ProductLimit
