// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const THEMES = { light: readTokens(/:root \{([^}]+)\}/), dark: readTokens(/\[data-theme=.dark.\] \{([^}]+)\}/) }

const TEXT = 4.5
const SHAPE = 3

const GROUNDS = ['canvas', 'surface', 'sunken']
const PAIRS: [text: string, ground: string, least: number][] = [
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ['ink', ground, 7],
    ['ink-soft', ground, TEXT],
    ['brand-ink', ground, TEXT],
    ['accent-ink', ground, TEXT],
    ['good-ink', ground, TEXT],
    ['middling-ink', ground, TEXT],
    ['bad-ink', ground, TEXT],
    ['focus', ground, SHAPE],
    ['line-strong', ground, SHAPE],
  ]),
  ...['brand', 'accent', 'good', 'middling', 'bad'].map((name): [string, string, number] => [
    `${name}-ink`,
    `${name}-wash`,
    TEXT,
  ]),
  ['ink', 'brand-wash', 7],
  ['ink', 'accent-wash', 7],
  ['ink', 'bad-wash', 7],
  ['on-brand', 'brand', TEXT],
  ['on-brand', 'brand-strong', TEXT],
  ['on-bad', 'bad-strong', TEXT],
  ['canvas', 'ink', 7],
]

for (const [name, tokens] of Object.entries(THEMES)) {
  test.each(PAIRS)(`in the ${name} theme %s stands out on %s`, (text, ground, least) => {
    expect(contrast(tokens.get(text), tokens.get(ground))).toBeGreaterThanOrEqual(least)
  })
}

test('both themes name the same tokens', () => {
  expect([...THEMES.dark.keys()]).toEqual([...THEMES.light.keys()])
})

function readTokens(block: RegExp): Map<string, string> {
  const body = block.exec(css)?.[1] ?? ''
  return new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string | undefined): number {
  const channels = /^#(..)(..)(..)$/.exec(hex ?? '')?.slice(1)
  if (channels === undefined) throw new Error(`${hex} is no hex colour`)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Number.parseInt(channel, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
