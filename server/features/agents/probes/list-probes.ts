import type { PastMessage } from '#concierge/ports.ts'
import { HEALTH_PROBES } from './health-probes.ts'
import { LAW_PROBES } from './law-probes.ts'
import type { ProbeSet } from './probe-set.ts'
import { TALK_PROBES } from './talk-probes.ts'

export type Probe = Omit<ProbeSet, 'questions'> & { id: string; question: string; history: PastMessage[] }

/** The built-in probes, kind by kind. Their ids are steady while their order is. */
export const PROBES: readonly Probe[] = [...LAW_PROBES, ...HEALTH_PROBES, ...TALK_PROBES].flatMap(
  ({ questions, ...set }) =>
    questions.map((asked, at) => {
      const { after, ask } = typeof asked === 'string' ? { after: [], ask: asked } : asked
      const history = after.map((text, turn): PastMessage => ({ role: turn % 2 === 0 ? 'user' : 'assistant', text }))
      return { ...set, id: `${set.kind}-${at + 1}`, question: ask, history }
    }),
)
