import { useMutation } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ChainVerdict } from '#contract/audit-log.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { formatNoun } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.tsx'
import { FAULT_WORDS } from './audit-words.ts'

/** Reads the whole chain and says whether each entry is as it was written. */
export function VerifyButton({ of }: { of: 'own' | 'operator' }) {
  const verify = useMutation({
    mutationFn: () => (of === 'own' ? api('GET /admin/audit/verify') : api('GET /kitchen/audit/verify')),
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <>
      <span role="status">{verify.data !== undefined && <Verdict verdict={verify.data} />}</span>
      <Button busy={verify.isPending} busyLabel="Verifying..." onClick={() => verify.mutate()}>
        Verify
      </Button>
    </>
  )
}

function Verdict({ verdict: { entries, fault } }: { verdict: ChainVerdict }) {
  if (fault === null) {
    return (
      <Badge tone="good" icon={<ShieldCheck size={12} aria-hidden="true" />}>
        {formatNoun(entries, 'entry', 'entries')}, whole
      </Badge>
    )
  }
  return (
    <Badge tone="bad" icon={<ShieldAlert size={12} aria-hidden="true" />}>
      Entry {fault.seq} {FAULT_WORDS[fault.what]}
    </Badge>
  )
}
