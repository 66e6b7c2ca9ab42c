import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { launcherLookOf } from '#contract/launcher-look.ts'
import { WidgetTheme } from '#contract/widget-config.ts'
import { writeAgentScript } from './agent-script.ts'

const agentWith = (theme: object) => {
  const whole = WidgetTheme.parse(theme)
  const names = { key: 'ak_aaaaaaaaaaaaaaaaaaaa', name: 'Robin', businessName: 'Shop', contact: null }
  return { ...names, theme: whole, launcher: launcherLookOf(whole) }
}

test('the launcher finds its agent, and the page finds nothing of it', () => {
  const page: { seen?: string } = {}
  runInNewContext(writeAgentScript('(function(){seen=eConciergeAgent.name})();\n', agentWith({})), page)
  expect(Object.entries(page)).toEqual([['seen', 'Robin']])
})

test('words of the shop stay words, whatever they hold', () => {
  const welcomeTitle = '</script><script>"\'`${alert(1)}\\\u2028\u2029};alert(2);//'
  const page: { seen?: string } = {}
  const script = writeAgentScript(
    '(function(){seen=eConciergeAgent.theme.welcomeTitle})()',
    agentWith({ welcomeTitle }),
  )
  runInNewContext(script, page)
  expect(page.seen).toBe(welcomeTitle)
})

test('what the chat does not read, and what is empty or false, is not sent', () => {
  const script = writeAgentScript('', agentWith({ soundEnabled: false, autoOpen: true, glowEffect: true }))
  expect(script).toContain('"autoOpen":true')
  for (const name of ['soundEnabled', 'welcomeTitle', 'glowEffect', 'iconSize', 'contact'])
    expect(script).not.toContain(name)
})

test('a launcher without any effect wears no class, and not the word for nothing', () => {
  const plain = { mobileResponsive: false, animateEntrance: false, glowEffect: false }
  const page: { seen?: string } = {}
  runInNewContext(writeAgentScript('seen=eConciergeAgent.launcher.face', agentWith(plain)), page)
  expect(page.seen).toBe('')
})
