// Import this module before Next and React, which read NODE_ENV when they are imported.
Object.assign(process.env, { NODE_ENV: 'production' })
