// Read by Next and React when they are imported, so this comes before them.
Object.assign(process.env, { NODE_ENV: 'production' })
