import { resolve } from 'node:path'
import { defineConfig, loadEnv } from '@medusajs/framework/utils'
import { publicUrl } from './src/pictures'

loadEnv(process.env.NODE_ENV || 'development', process.cwd())

/** Returns a setting without a default. Throws when it is missing. */
function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set.`)
  return value
}

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: required('DATABASE_URL'),
    http: {
      storeCors: process.env.STORE_CORS ?? '',
      adminCors: process.env.ADMIN_CORS ?? '',
      authCors: process.env.AUTH_CORS ?? '',
      jwtSecret: required('JWT_SECRET'),
      cookieSecret: required('COOKIE_SECRET'),
      jwtExpiresIn: '30d',
    },
    // In production Medusa's admin cookie is for TLS only. Without this, no one could sign in over http.
    cookieOptions: publicUrl().startsWith('https:') ? {} : { secure: false, sameSite: 'lax' },
  },
  // Without its admin, Medusa starts unbuilt. The admin calls the server that it was loaded from.
  admin: { disable: process.env.ADMIN === '0', backendUrl: '/' },
  modules: [
    { resolve: './src/modules/numbers' },
    { resolve: './src/modules/content' },
    { resolve: './src/modules/shopper' },
    { resolve: './src/modules/placement' },
    { resolve: './src/modules/review' },
    { resolve: './src/modules/invoice' },
    {
      resolve: '@medusajs/medusa/file',
      options: {
        providers: [
          {
            resolve: '@medusajs/medusa/file-local',
            id: 'local',
            // Private files, such as pictures of a return, have no URL.
            options: {
              backend_url: `${publicUrl()}/static`,
              private_upload_dir: resolve('private'),
            },
          },
        ],
      },
    },
    {
      resolve: '@medusajs/medusa/payment',
      options: { providers: [{ resolve: './src/modules/bill', id: 'bill' }] },
    },
    {
      resolve: '@medusajs/medusa/fulfillment',
      options: {
        providers: [
          { resolve: './src/modules/courier', id: 'courier' },
          { resolve: '@medusajs/medusa/fulfillment-manual', id: 'manual' },
        ],
      },
    },
  ],
})
