import { defineRouteConfig } from '@medusajs/admin-sdk'
import { PhotoSolid } from '@medusajs/icons'
import { Button, Container, Heading, Text, toast } from '@medusajs/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EntryList } from '../../home/entry-list'
import {
  entriesOf,
  type HomeDocument,
  hasAllPictures,
  lists,
  readHome,
  writeHome,
} from '../../home/home-document'
import { CannotRead } from '../../lib/cannot-read'

const queryKey = ['etalase-home'] as const

/** Edits the shop's home page. */
function HomePage() {
  const queries = useQueryClient()
  const [changed, setChanged] = useState<HomeDocument | null>(null)
  const { data: saved, error } = useQuery({ queryKey, queryFn: readHome })
  const { mutate: save, isPending } = useMutation({
    mutationFn: writeHome,
    onSuccess: ({ data }, sent) => {
      queries.setQueryData(queryKey, data)
      // Keeps changes typed while saving.
      setChanged((now) => (now === sent ? null : now))
      toast.success('Home page saved.')
    },
    onError: (problem) =>
      toast.error('The home page was not saved.', { description: problem.message }),
  })
  if (error) return <CannotRead what="The home page" error={error} />
  const home = changed ?? saved
  if (!home) return null
  const isComplete = hasAllPictures(home)
  return (
    <div className="flex flex-col gap-3">
      <Container className="sticky top-0 z-10 flex items-center justify-between gap-3">
        <div>
          <Heading>Home page</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {isComplete
              ? 'Changes appear in the shop a few seconds after you save.'
              : 'Choose a picture for each entry, then save.'}
          </Text>
        </div>
        <Button
          size="small"
          isLoading={isPending}
          disabled={changed === null || !isComplete}
          onClick={() => save(home)}
        >
          Save
        </Button>
      </Container>
      {lists.map(({ key, title, blank }) => (
        <EntryList
          key={key}
          title={title}
          entries={entriesOf(home, key)}
          blank={blank}
          onChange={(entries) => setChanged({ ...home, [key]: entries })}
        />
      ))}
    </div>
  )
}

export const config = defineRouteConfig({ label: 'Home page', icon: PhotoSolid, rank: 1 })

export default HomePage
