import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport, type ViteDevServer } from 'vite'
import { readFile } from 'node:fs/promises'

const API_ADDRESS = 'http://localhost:5000'

/** The web app: `web/` becomes `dist/web/`, served by the server from the root of the site. */
export default defineConfig({
  root: fileURLToPath(new URL('./web', import.meta.url)),
  base: '/',
  plugins: [react(), tailwindcss(), prerenderLanding(), preloadFont()],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Nothing inlined: the content security policy allows no data: address for fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: pageOf('index'), landing: pageOf('landing') } },
  },
  server: {
    port: 5173,
    proxy: { '/api': API_ADDRESS, '/widget.js': API_ADDRESS, '/pictures': API_ADDRESS, '/media': API_ADDRESS },
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
