import { describe, expect, it } from 'vitest'
import { namedAgain } from './in-its-stead.ts'

describe('gear that was lost or broke', () => {
  it.each([
    ['dropped my grinder down the stairs rip. cheapest replacement', 'cheapest grinder'],
    ['my pen battery died, do u sell new ones', 'do u sell pen battery'],
    ['my 510 battery is dead, do you sell those', 'do you sell any 510 battery'],
    ['pen battery finally quit. Need another!', 'Need pen battery!'],
    ['sat on my glass pipe; got a replacement under 20?', 'got glass pipe under 20?'],
    ['hey, lost my torch, any spare for tonight?', 'hey, torch for tonight?'],
  ])('is called by its name where something stands for it: %s', (text, asked) => {
    expect(namedAgain(text)).toBe(asked)
  })

  it.each([
    'my battery died, can i get a replacement or a refund',
    'my grinder broke, i want a new strain too',
    'dropped my grinder. got any sativa eighths?',
    'lost my lighter on the bus, any indica prerolls?',
    'need a new grinder',
    'my pipe broke, whats new in edibles',
  ])('stays as it is told where nothing stands for it, or it is to be made good: %s', (text) => {
    expect(namedAgain(text)).toBe(text)
  })
})
