/**
 * A name whose hyphenated words, such as `T-shirt`, do not break at the end of a line, unless one is wider than the line.
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
