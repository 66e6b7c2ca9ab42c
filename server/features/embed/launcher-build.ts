import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The widget as it was built: what the embed codes and the frame's page are made from. */
export type WidgetBuild = {
  /** Of the launcher's bytes. */
  version: string
  /** For the `integrity` attribute. */
  integrity: string
  /** The launcher of any agent. */
  script: string
  /** The launcher that has its agent written in before it. */
  agentScript: string
  /** The page of the iFrame. */
  framePage: string
  /** Where the built files are, and those of builds before. */
  folders: string[]
  /** The chat that the launcher asks for. */
  chat: string
}

const VERSION_CHARS = 16

/** Null where the widget has not been built. */
export function readWidgetBuild(dist: string): WidgetBuild | null {
  const folder = join(dist, 'widget')
  const paths = ['widget.js', 'agent-widget.js', 'embed/index.html'].map((name) => join(folder, name))
  if (!paths.every((path) => existsSync(path))) return null
  const [script = '', agentScript = '', framePage = ''] = paths.map((path) => readFileSync(path, 'utf8'))
  const chatFile = readdirSync(folder).find((name) => /^chat-[\w-]+\.js$/.test(name) && script.includes(name))
  if (chatFile === undefined) return null
  return {
    version: createHash('sha256').update(script).digest('hex').slice(0, VERSION_CHARS),
    integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
    script,
    agentScript,
    framePage,
    folders: [folder, join(dist, 'widget-kept')],
    chat: readFileSync(join(folder, chatFile), 'utf8'),
  }
}
