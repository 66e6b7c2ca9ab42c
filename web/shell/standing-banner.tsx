import { Link } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import type { CallReply } from '#web/lib/api-routes.ts'
import { Can } from '#web/lib/can.tsx'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'

type Standing = NonNullable<CallReply<'GET /admin/notices'>['standing']>

const OFF = 'Your assistant is off, and everything you have is kept.'

/** What each kind says, and what its link is called. `day` is when it begins or began. */
const WORDS = {
  trial_ending: {
    say: (day: string) => `Your trial ends on ${day}, and no payment method is on file.`,
    act: 'Choose a plan',
  },
  payment_late: {
    say: (day: string) => `Your last payment did not go through. eConcierge stays on until ${day}.`,
    act: 'Update payment method',
  },
  trial_over: { say: (day: string) => `Your trial ended on ${day}. ${OFF}`, act: 'Choose a plan' },
  payment_overdue: {
    say: (day: string) => `A payment is still open, so eConcierge ended on ${day}. ${OFF}`,
    act: 'Update payment method',
  },
  cancelled: { say: (day: string) => `Your subscription ended on ${day}. ${OFF}`, act: 'Choose a plan' },
} as const satisfies Record<Standing['kind'], { say: (day: string) => string; act: string }>

const STILL_ON: readonly Standing['kind'][] = ['trial_ending', 'payment_late']

/** Tells every member how the account stands; whoever manages the bill is led to where it is put right. */
export function StandingBanner({ standing: { kind, until } }: { standing: Standing }) {
  const { timeZone } = useUser()
  const { say, act } = WORDS[kind]
  const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(new Date(until))
  return (
    <Banner tone={STILL_ON.includes(kind) ? 'notice' : 'alarm'} icon={<CreditCard size={16} aria-hidden="true" />}>
      <span className="min-w-0 flex-1">{say(day)}</span>
      <Can permission="manage_billing" fallback={<span>Ask whoever manages your billing.</span>}>
        <Link to={paths.settings} search={{ tab: 'billing' }} className="font-medium underline underline-offset-2">
          {act}
        </Link>
      </Can>
    </Banner>
  )
}
