import { defineRouteConfig } from '@medusajs/admin-sdk'
import { PhotoSolid } from '@medusajs/icons'
import { Button, Container, Heading, Text, toast } from '@medusajs/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EntryList } from '../../home/entry-list'
import { entriesOf, type HomeDocument, lists, readHome, writeHome } from '../../home/home-document'

/** What the shop's home page shows. */
function HomePage() {
  const [changed, setChanged] = useState<HomeDocument | null>(null)
  const { data: saved, error } = useQuery({ queryKey: ['etalase-home'], queryFn: readHome })
  const { mutate: save, isPending } = useMutation({
    mutationFn: writeHome,
    onSuccess: () => toast.success('Home page saved.'),
    onError: (problem) =>
      toast.error('The home page was not saved.', { description: problem.message }),
  })
  if (error) return <Text>The home page could not be loaded: {error.message}</Text>
  const home = changed ?? saved
  if (!home) return null
  return (
    <div className="flex flex-col gap-3">
      <Container className="flex items-center justify-between">
        <div>
          <Heading>Home page</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Changes appear in the shop a few seconds after you save.
          </Text>
        </div>
        <Button isLoading={isPending} disabled={changed === null} onClick={() => save(home)}>
          Save
        </Button>
      </Container>
      {lists.map(({ key, title }) => (
        <EntryList
          key={key}
          title={title}
          entries={entriesOf(home, key)}
          onChange={(entries) => setChanged({ ...home, [key]: entries })}
        />
      ))}
    </div>
  )
}

export const config = defineRouteConfig({ label: 'Home page', icon: PhotoSolid })

export default HomePage
