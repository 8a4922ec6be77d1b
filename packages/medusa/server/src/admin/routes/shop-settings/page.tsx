import { defineRouteConfig } from '@medusajs/admin-sdk'
import { CogSixTooth } from '@medusajs/icons'
import { Button, Container, Heading, Input, Label, Text, toast } from '@medusajs/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CannotRead } from '../../lib/cannot-read'
import { sdk } from '../../lib/sdk'

interface Settings {
  free_shipping_from: number | null
}

const path = '/admin/etalase/settings'
const queryKey = ['etalase-settings']

const inThousands = (amount: number | null) => amount?.toLocaleString('id-ID') ?? ''

/** What counts for the whole shop. */
function ShopSettings() {
  const [typed, setTyped] = useState<string | null>(null)
  const queries = useQueryClient()
  const { data: saved, error } = useQuery({
    queryKey,
    queryFn: () => sdk.client.fetch<Settings>(path),
  })
  const { mutate: save, isPending } = useMutation({
    mutationFn: (free_shipping_from: string) =>
      sdk.client.fetch<Settings>(path, { method: 'POST', body: { free_shipping_from } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey })
      setTyped(null)
      toast.success('Settings saved.')
    },
    onError: (problem) =>
      toast.error('The settings were not saved.', { description: problem.message }),
  })
  if (!saved) return error && <CannotRead what="The settings" error={error} />
  const shown = typed ?? inThousands(saved.free_shipping_from)
  return (
    <Container className="grid gap-3 px-6 py-4">
      <Heading>Shop settings</Heading>
      <Label size="small">
        Free delivery from (rupiah)
        <Input
          inputMode="numeric"
          value={shown}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Label>
      <Text size="small" className="text-ui-fg-subtle">
        The cheapest delivery is free for orders whose articles cost as much. Leave it empty if
        delivery always costs.
      </Text>
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

export const config = defineRouteConfig({ label: 'Shop settings', icon: CogSixTooth })

export default ShopSettings
