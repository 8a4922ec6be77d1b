// Zod would try whether the browser allows `eval`, and the Content-Security-Policy would report it.
// The shop does not import zod here: most pages load without it, and it reads this setting when it comes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
