/**
 * A name whose hyphenated words, `T-shirt`, stay whole at the end of a line; one that is wider than the line breaks as any other.
 * Read out, copied and searched it is the same text. An inline block takes no underline from around it.
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
