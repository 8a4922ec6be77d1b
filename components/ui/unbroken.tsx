/**
 * A name whose hyphenated words, such as `T-shirt`, don't break at the end of a line unless wider than the line. The text stays the same
 * for screen readers, copying and search. An inline block doesn't get the surrounding underline on its own.
 */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other order
      <span key={index} className="inline-block max-w-full [text-decoration:inherit]">
        {part}
      </span>
    ),
  )
