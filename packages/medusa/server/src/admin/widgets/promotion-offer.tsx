import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminPromotion, DetailWidgetProps } from '@medusajs/framework/types'
import { Alert, Container, Heading, Label, Switch, toast } from '@medusajs/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CannotRead } from '../lib/cannot-read'
import { sdk } from '../lib/sdk'

interface Offer {
  is_offered: boolean
  reasons: string[]
}

function PromotionOffer({ data }: DetailWidgetProps<AdminPromotion>) {
  const path = `/admin/etalase/promotions/${data.id}`
  const queryKey = ['etalase-promotion', path]
  const queries = useQueryClient()
  const { data: saved, error } = useQuery({
    // Refetched when the promotion itself changes.
    queryKey: [...queryKey, data],
    queryFn: () => sdk.client.fetch<Offer>(path),
  })
  const { mutate: offer, isPending } = useMutation({
    mutationFn: (is_offered: boolean) =>
      sdk.client.fetch<Offer>(path, { method: 'POST', body: { is_offered } }),
    onSuccess: () => toast.success('Promotion saved.'),
    onError: (problem) =>
      toast.error('The promotion was not saved.', { description: problem.message }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  if (!saved) return error && <CannotRead what="The promotion" error={error} />
  const { is_offered: isOffered, reasons } = saved
  return (
    <Container className="order-first grid gap-3 px-6 py-4">
      <Heading level="h2">In the shop</Heading>
      <Label size="small" className="flex items-center gap-2">
        <Switch
          checked={isOffered}
          // A promotion that the shop refuses can only be switched off.
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
