/** Where the kit's routes lie, which a backend loads beside its own. */
export const kitFolder = import.meta.dirname
