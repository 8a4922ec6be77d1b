import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminPromotion, DetailWidgetProps } from '@medusajs/framework/types'
import { Alert, Container, Heading, Label, Switch, toast } from '@medusajs/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CannotRead } from '../lib/cannot-read'
import { sdk } from '../lib/sdk'

function PromotionOffer({ data }: DetailWidgetProps<AdminPromotion>) {
  const { id } = data
  const queryKey = ['etalase-promotion', id]
  const queries = useQueryClient()
  const { data: saved, error } = useQuery({
    queryKey,
    queryFn: async () => {
      const { promotion } = await sdk.admin.promotion.retrieve(id, { fields: 'id,metadata' })
      return promotion.metadata ?? {}
    },
  })
  const { mutate: offer, isPending } = useMutation({
    mutationFn: (is_offered: boolean) =>
      sdk.admin.promotion.update(id, { metadata: { ...saved, is_offered } }),
    onSuccess: () => toast.success('Promotion saved.'),
    onError: (problem) =>
      toast.error('The promotion was not saved.', { description: problem.message }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const { data: refused } = useQuery({
    queryKey: [...queryKey, data],
    queryFn: () => sdk.client.fetch<{ reasons: string[] }>(`/admin/etalase/promotions/${id}`),
  })
  if (!saved) return error && <CannotRead what="The promotion" error={error} />
  const reasons = refused?.reasons ?? []
  const isOffered = saved.is_offered === true
  return (
    <Container className="order-first grid gap-3 px-6 py-4">
      <Heading level="h2">In the shop</Heading>
      <Label size="small" className="flex items-center gap-2">
        <Switch
          checked={isOffered}
          // What the shop refuses can be switched off alone.
          disabled={isPending || (reasons.length > 0 && !isOffered)}
          onCheckedChange={offer}
        />
        Offered in the checkout to everybody
      </Label>
      {reasons.map((reason) => (
        <Alert key={reason} variant="warning">
          The shop does not take this promotion: it {reason}.
        </Alert>
      ))}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: 'promotion.details.side.before' })

export default PromotionOffer
