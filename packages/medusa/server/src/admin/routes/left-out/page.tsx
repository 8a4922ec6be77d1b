import { defineRouteConfig } from '@medusajs/admin-sdk'
import { EyeSlash } from '@medusajs/icons'
import { Container, Heading, Table, Text } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import { CannotRead } from '../../lib/cannot-read'
import { sdk } from '../../lib/sdk'

interface LeftOut {
  kind: string
  id: string
  name: string
  part: string
  reason: string
}

const readList = () => sdk.client.fetch<{ left_out: LeftOut[] }>('/admin/etalase/left-out')

function Lines({ lines }: { lines: readonly LeftOut[] }) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>What</Table.HeaderCell>
          <Table.HeaderCell>Part</Table.HeaderCell>
          <Table.HeaderCell>Why</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map(({ kind, id, name, part, reason }) => (
          <Table.Row key={`${kind} ${id} ${part} ${reason}`}>
            <Table.Cell>
              {kind} {name || id}
            </Table.Cell>
            <Table.Cell>{part.replaceAll('_', ' ') || 'all of it'}</Table.Cell>
            <Table.Cell>{reason}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  )
}

/** Lists what staff have created in Medusa that the shop can't use, and why. */
function LeftOutPage() {
  const { data, error } = useQuery({ queryKey: ['etalase-left-out'], queryFn: readList })
  if (error) return <CannotRead what="The list" error={error} />
  if (!data) return null
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading>What the shop leaves out</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {data.left_out.length === 0
            ? 'Nothing: the shop uses everything.'
            : 'Change these in Medusa, and the shop shows them a few seconds later.'}
        </Text>
      </div>
      {data.left_out.length > 0 && <Lines lines={data.left_out} />}
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Left out', icon: EyeSlash, rank: 4 })

export default LeftOutPage
