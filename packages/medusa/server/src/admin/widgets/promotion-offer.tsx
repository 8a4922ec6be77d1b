import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminPromotion, DetailWidgetProps } from '@medusajs/framework/types'
import { Container, Heading, Label, Switch, toast } from '@medusajs/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CannotRead } from '../lib/cannot-read'
import { sdk } from '../lib/sdk'

function PromotionOffer({ data: { id } }: DetailWidgetProps<AdminPromotion>) {
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
  if (!saved) return error && <CannotRead what="The promotion" error={error} />
  return (
    <Container className="grid gap-3 px-6 py-4">
      <Heading level="h2">In the shop</Heading>
      <Label size="small" className="flex items-center gap-2">
        <Switch checked={saved.is_offered === true} disabled={isPending} onCheckedChange={offer} />
        Offered in the checkout to everybody
      </Label>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: 'promotion.details.side.before' })

export default PromotionOffer
