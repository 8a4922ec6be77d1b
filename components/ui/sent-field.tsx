/** A field for forms that have no other: lynx submits a form without fields by GET. */
export const SentField = () => <input type="hidden" name="sent" value="1" />
