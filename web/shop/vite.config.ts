import { defineConfig } from 'vite'

const ROOT = import.meta.dirname

/** The demo dispensary's page: `web/shop/` becomes `dist/shop/`, served at `/shop`. */
export default defineConfig({
  root: ROOT,
  base: '/shop/',
  publicDir: false,
  build: {
    outDir: `${ROOT}/../../dist/shop`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
