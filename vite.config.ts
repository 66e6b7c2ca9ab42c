import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport, type ViteDevServer } from 'vite'
import { readFile } from 'node:fs/promises'

const API_ADDRESS = 'http://localhost:5000'
const START_MODULE = fileURLToPath(new URL('./web/start.ts', import.meta.url))

/**
 * What screens share, in a few pieces: each file costs a slow phone more than the lines in it that one screen does not need.
 * `calls` is all that the landing page and `web/start.ts` take of it.
 */
const PIECES = [
  {
    name: 'calls',
    test: /[\\/]web[\\/]lib[\\/](?:api-client|api-error|early-replies|storage|choices)\.ts$|[\\/](?:paths|periods|quality-choices)\.ts$|preload-helper/,
    priority: 3,
  },
  { name: 'vendor', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/, priority: 2 },
  {
    name: 'frame',
    test: /[\\/]web[\\/](?:ui[\\/](?!confirm|dialog|hours|tooltip|veil)|lib[\\/](?!.*preview)|shell[\\/](?!menu-drawer))|-(?:query|queries|filter)\.ts$|[\\/]node_modules[\\/](?!.*(?:aria-hidden|chart|dialog|dismissable|floating-ui|focus-scope|popper|remove-scroll|tooltip))/,
    minShareCount: 2,
    priority: 1,
  },
]

/** The web app: `web/` becomes `dist/web/`, served by the server from the root of the site. */
export default defineConfig({
  root: fileURLToPath(new URL('./web', import.meta.url)),
  base: '/',
  plugins: [react(), tailwindcss(), prerenderLanding(), startEarly(), preloadFont()],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Nothing inlined: the content security policy allows no data: address for fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: pageOf('index'), landing: pageOf('landing'), start: START_MODULE },
      output: { codeSplitting: { groups: PIECES } },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': API_ADDRESS,
      '/widget.js': API_ADDRESS,
      '/embed': API_ADDRESS,
      '/pictures': API_ADDRESS,
      '/media': API_ADDRESS,
    },
  },
})

function pageOf(name: string): string {
  return fileURLToPath(new URL(`./web/${name}.html`, import.meta.url))
}

const LANDING_MODULE = fileURLToPath(new URL('./web/features/landing/landing-page.tsx', import.meta.url))
type LandingModule = { renderLanding: () => string }

/** Draws the landing page into its HTML: once when the site is built, at each visit while it is being developed. */
function prerenderLanding(): Plugin {
  const draw = async (server: ViteDevServer | undefined): Promise<string> => {
    if (server !== undefined) return (await server.ssrLoadModule(LANDING_MODULE)).renderLanding()
    const loaded = await runnerImport<LandingModule>(LANDING_MODULE, { configFile: false, plugins: [react()] })
    return loaded.module.renderLanding()
  }
  return {
    name: 'prerender-landing',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url !== '/') return next()
        const html = await server.transformIndexHtml('/landing.html', await readFile(pageOf('landing'), 'utf8'))
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path, server }) =>
        path.endsWith('/landing.html') ? html.replace('<!--landing-->', await draw(server)) : html,
    },
  }
}

/** Puts `web/start.ts` before the app. It is asked for on its own, so that it runs while the app is still on its way. */
function startEarly(): Plugin {
  return {
    name: 'start-early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (!path.endsWith('/index.html')) return html
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === START_MODULE,
        )
        const src = built === undefined ? '/start.ts' : `/${built.fileName}`
        return [
          { tag: 'script', attrs: { type: 'module', async: true, crossorigin: '', src }, injectTo: 'head-prepend' },
        ]
      },
    },
  }
}

/** The Latin face is needed by every screen: asking for it with the page saves a round trip and a jump of the text. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
        if (font === undefined) return html
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
            injectTo: 'head',
          },
        ]
      },
    },
  }
}
