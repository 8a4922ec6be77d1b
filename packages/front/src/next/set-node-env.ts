// Next and React read this when they are imported, so import this module before them.
Object.assign(process.env, { NODE_ENV: 'production' })
