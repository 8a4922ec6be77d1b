/** Stands in a form that has no other field: lynx sends one without fields by GET. */
export const SentField = () => <input type="hidden" name="sent" value="1" />
