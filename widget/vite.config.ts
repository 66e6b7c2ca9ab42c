import { readdirSync, readFileSync } from 'node:fs'
import { build, defineConfig, type InlineConfig, minifySync, type Plugin } from 'vite'
import { keepFormerFiles } from '#bin/keep-former-files.ts'
import { PRIVATE_NAMES } from './private-names.ts'

const ROOT = import.meta.dirname
const COMMON = {
  configFile: false,
  root: ROOT,
  base: '/widget/',
  publicDir: false,
  logLevel: 'warn',
} as const satisfies InlineConfig
// Newer browsers' CSS: without it, colour schemes are rewritten into fallbacks that nobody needs.
const OUT = { outDir: `${ROOT}/../dist/widget`, target: 'esnext', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] }

/**
 * Builds `dist/widget/`: the chat as an ES module named by its content, then what knows its name: the loader, a
 * classic script of a steady name, and the page of the iFrame.
 */
export default defineConfig({
  root: ROOT,
  base: '/widget/',
  publicDir: false,
  build: {
    ...OUT,
    emptyOutDir: true,
    minify: false,
    cssMinify: 'lightningcss',
    lib: { entry: { chat: `${ROOT}/chat/mount-chat.ts` }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        minify: false,
        minifyInternalExports: true,
      },
    },
  },
  plugins: [keepFormer(), minifyWhole(), buildDependents()],
})

function keepFormer(): Plugin {
  return {
    name: 'econcierge-keep-former',
    buildStart: () => keepFormerFiles(OUT.outDir, `${OUT.outDir}-kept`),
  }
}

/** Minifies each file with the same short names for what only our own code says, so that the files still agree. */
function minifyWhole(): Plugin {
  const cache = shortNames()
  return {
    name: 'econcierge-minify',
    enforce: 'post',
    renderChunk(code, chunk) {
      const { code: small, errors } = minifySync(chunk.fileName, code, {
        module: true,
        compress: true,
        mangle: { toplevel: true },
        mangleProps: { include: new RegExp(`^(${PRIVATE_NAMES.join('|')})$`), cache },
        codegen: { removeWhitespace: true, legalComments: 'none' },
      })
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '))
      return small.replaceAll('/* @__PURE__ */', '')
    },
  }
}

/** The shortest for the most used. `d`, the drawing of an icon, is an attribute's own name. */
function shortNames(): Record<string, string> {
  const code = readdirSync(`${ROOT}/chat`)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test'))
    .map((name) => readFileSync(`${ROOT}/chat/${name}`, 'utf8'))
    .join('\n')
  const uses = (name: string) => code.split(new RegExp(`\\b${name}\\b`)).length
  const letters = [...'abcefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const short = [...letters, ...letters.map((letter) => `$${letter}`), ...letters.map((letter) => `_${letter}`)]
  const names = PRIVATE_NAMES.toSorted((a, b) => uses(b) - uses(a))
  return Object.fromEntries(names.map((name, index) => [name, short[index] ?? name]))
}

function buildDependents(): Plugin {
  return {
    name: 'econcierge-dependents',
    async writeBundle(_options, bundle) {
      const chat = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (!chat) throw new Error('The chat was not built')
      await buildLoaders(chat.fileName)
      await buildEmbed(chat.fileName)
    },
  }
}

/** As `widget.js` it serves any agent; as `agent-widget.js` the server writes the agent in, so that the page asks once. */
async function buildLoaders(chatFile: string) {
  for (const [fileName, isOfAgent] of [
    ['widget.js', false],
    ['agent-widget.js', true],
  ] as const)
    await build({
      ...COMMON,
      define: { __CHAT_FILE__: JSON.stringify(chatFile), __IS_OF_AGENT__: String(isOfAgent) },
      build: {
        ...OUT,
        emptyOutDir: false,
        lib: {
          entry: `${ROOT}/loader/loader.ts`,
          formats: ['iife'],
          name: 'eConciergeLoader',
          fileName: () => fileName,
        },
      },
    })
}

function buildEmbed(chatFile: string) {
  return build({
    ...COMMON,
    build: {
      ...OUT,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${ROOT}/embed/index.html`,
        external: '#widget/chat/mount-chat.ts',
        output: {
          entryFileNames: 'embed-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          paths: { '#widget/chat/mount-chat.ts': `./${chatFile}` },
        },
      },
    },
  })
}
