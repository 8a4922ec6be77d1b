import { Button, Container, Heading } from '@medusajs/ui'
import { EntryCard } from './entry-card'
import type { Entry } from './home-document'

interface Props {
  title: string
  entries: Entry[]
  /** Fields of a new entry. */
  blank: Entry
  onChange: (entries: Entry[]) => void
}

/** A list of the home page. Its entries have no ids, so they are identified by position. */
export function EntryList({ title, entries, blank, onChange }: Props) {
  const withEntry = (at: number, ...entry: Entry[]) => entries.toSpliced(at, 1, ...entry)
  const moveUp = (at: number, entry: Entry) =>
    onChange(entries.toSpliced(at, 1).toSpliced(at - 1, 0, entry))
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">{title}</Heading>
        <Button size="small" variant="secondary" onClick={() => onChange([blank, ...entries])}>
          Add
        </Button>
      </div>
      {entries.map((entry, at) => (
        <EntryCard
          // biome-ignore lint/suspicious/noArrayIndexKey: all of an entry is given to it, and it keeps nothing.
          key={at}
          entry={entry}
          onChange={(changed) => onChange(withEntry(at, changed))}
          onMoveUp={at > 0 ? () => moveUp(at, entry) : undefined}
          onCopy={() => onChange(withEntry(at, entry, entry))}
          onRemove={() => onChange(withEntry(at))}
        />
      ))}
    </Container>
  )
}
