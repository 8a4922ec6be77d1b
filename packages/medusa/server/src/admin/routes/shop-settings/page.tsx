import { defineRouteConfig } from '@medusajs/admin-sdk'
import { CogSixTooth } from '@medusajs/icons'
import { Button, Container, Heading, Text, toast } from '@medusajs/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CannotRead } from '../../lib/cannot-read'
import { sdk } from '../../lib/sdk'
import { CashFields } from '../../settings/cash-fields'
import type { Draft, Settings } from '../../settings/settings'
import { TypedField } from '../../settings/typed-field'

const path = '/admin/etalase/settings'
const queryKey = ['etalase-settings']

/** Settings of the whole shop. */
function ShopSettings() {
  const [draft, setDraft] = useState<Draft>({})
  const queries = useQueryClient()
  const { data: saved, error } = useQuery({
    queryKey,
    queryFn: () => sdk.client.fetch<Settings>(path),
  })
  const { mutate: save, isPending } = useMutation({
    mutationFn: (body: Draft) => sdk.client.fetch<Settings>(path, { method: 'POST', body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey })
      setDraft({})
      toast.success('Settings saved.')
    },
    onError: (problem) =>
      toast.error('The settings were not saved.', { description: problem.message }),
  })
  if (!saved) return error && <CannotRead what="The settings" error={error} />
  const change = (changed: Draft) => setDraft({ ...draft, ...changed })
  return (
    <Container className="grid gap-3 px-6 py-4">
      <Heading>Shop settings</Heading>
      <TypedField
        label="Free delivery from (rupiah)"
        typed={draft.free_shipping_from}
        saved={saved.free_shipping_from}
        onType={(free_shipping_from) => change({ free_shipping_from })}
      />
      <Text size="small" className="text-ui-fg-subtle">
        The cheapest delivery is free for orders from this amount. Leave it empty to always charge
        for delivery.
      </Text>
      <CashFields saved={saved} draft={draft} change={change} />
      <Button
        size="small"
        className="justify-self-start"
        isLoading={isPending}
        disabled={Object.keys(draft).length === 0}
        onClick={() => save(draft)}
      >
        Save
      </Button>
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Shop settings', icon: CogSixTooth, rank: 3 })

export default ShopSettings
