import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepFormerFiles } from './keep-former-files.ts'

test('what the build before made is kept for two months, and nothing else is touched', () => {
  const dist = mkdtempSync(join(tmpdir(), 'widget-build-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const [folder, kept] = [join(dist, 'widget'), join(dist, 'widget-kept')]
  mkdirSync(folder)
  keepFormerFiles(join(dist, 'none'), kept)
  for (const name of ['widget.js', 'chat-aaaaaaaa.js', 'chat-aaaaaaaa.js.br', 'index-bbbbbbbb.css'])
    writeFileSync(join(folder, name), name)
  keepFormerFiles(folder, kept)
  expect(readdirSync(folder).toSorted()).toEqual(['chat-aaaaaaaa.js.br', 'widget.js'])
  expect(readdirSync(kept).toSorted()).toEqual(['chat-aaaaaaaa.js', 'index-bbbbbbbb.css'])
  utimesSync(join(kept, 'chat-aaaaaaaa.js'), 1, 1)
  keepFormerFiles(folder, kept)
  expect(readdirSync(kept)).toEqual(['index-bbbbbbbb.css'])
})
