/** Folder of the kit's routes, which a backend loads alongside its own. */
export const kitFolder = import.meta.dirname
