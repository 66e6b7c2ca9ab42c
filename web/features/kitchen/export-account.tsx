import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { openApi } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { toastFailed } from '#web/ui/toast.tsx'

/** Everything the own account holds, as one file to keep. */
export function ExportAccount({ tenantId }: { tenantId: string }) {
  const save = useMutation({
    mutationFn: async () => (await openApi('POST /admin/account/export')).blob(),
    onSuccess: (file) => saveFile(`${tenantId}.zip`, file),
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <Can permission="manage_settings">
      <Card aria-labelledby="account-export">
        <CardHead
          id="account-export"
          title="Your data"
          note="Menu, conversations, orders, settings, team and audit log in one ZIP archive, without keys and secrets"
        />
        <CardBody>
          <Button
            icon={<Download size={15} aria-hidden="true" />}
            busy={save.isPending}
            busyLabel="Preparing..."
            onClick={() => save.mutate()}
          >
            Download everything
          </Button>
        </CardBody>
      </Card>
    </Can>
  )
}
