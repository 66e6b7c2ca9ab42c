import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { formatNoun } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

type EraseShopperProps = { conversationId: string; onErased: () => void }

/** Erases all conversations of the shopper who had this one, after naming what is lost. */
export function EraseShopper({ conversationId, onErased }: EraseShopperProps) {
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const erase = useMutation({
    mutationFn: () => api('POST /admin/conversations/erase', { body: { conversationId } }),
    onSuccess: async ({ erased }) => {
      setAsking(false)
      toastDone(`${formatNoun(erased, 'conversation')} erased.`)
      onErased()
      queryClient.removeQueries({ queryKey: ['conversation', conversationId] })
      const changed = [['quality'], ['conversations'], ['performance'], ['insights'], ['test-cases']]
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <>
      <Button
        size="small"
        look="quiet"
        className="text-bad-ink!"
        onClick={() => setAsking(true)}
        icon={<Trash2 size={15} aria-hidden="true" />}
      >
        Erase this shopper
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => erase.mutate()}
        title="Erase this shopper's conversations?"
        text="Every conversation of this shopper is deleted for good: what was said, scores, reviews, flags with their notes, and test cases made of them. Counts and revenue stay, as figures of nobody. This cannot be undone."
        confirmLabel="Erase for good"
        busy={erase.isPending}
        busyLabel="Erasing..."
      />
    </>
  )
}
