import { Icon } from '#components/ui/icon.tsx'
import { headerMessages } from '#messages/header.ts'

/** A text field named search, submitted as GET to /products (spec §2). */
export function SearchForm({ id }: { id: string }) {
  return (
    <search>
      <form
        action="/products"
        toolname="search_products"
        tooldescription={headerMessages.searchTool}
        toolautosubmit=""
        className="flex border border-muted bg-surface"
      >
        <label htmlFor={id} className="sr-only">
          {headerMessages.searchLabel}
        </label>
        <input
          id={id}
          type="search"
          name="search"
          enterKeyHint="search"
          required
          // Keeps the URL below the server's limit of 8,192 characters: each of these can take up to nine.
          maxLength={800}
          placeholder={headerMessages.searchHint}
          className="min-h-11 w-full min-w-0 bg-transparent px-3 placeholder:text-muted"
        />
        <button type="submit" className="flex size-11 shrink-0 items-center justify-center">
          <Icon name="search" />
          <span className="sr-only">{headerMessages.search}</span>
        </button>
      </form>
    </search>
  )
}
