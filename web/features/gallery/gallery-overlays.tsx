import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

type Overlay = 'box' | 'sheet' | 'confirm'

export function GalleryOverlays() {
  const [shown, setShown] = useState<Overlay | null>(null)
  const close = () => setShown(null)
  return (
    <Card>
      <CardHead title="Dialogs and messages" />
      <CardBody className="flex flex-wrap gap-3">
        <Button onClick={() => setShown('box')}>Dialog</Button>
        <Button onClick={() => setShown('sheet')}>Sheet</Button>
        <Button onClick={() => setShown('confirm')}>Confirm</Button>
        <Button onClick={() => toastDone('Settings updated successfully!')}>Done</Button>
        <Button onClick={() => toastFailed('Failed to update settings')}>Failed</Button>
      </CardBody>
      <Dialog
        open={shown === 'box' || shown === 'sheet'}
        shape={shown === 'sheet' ? 'sheet' : 'box'}
        onClose={close}
        title="Invite User"
        description="They get an e-mail with a link."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="primary">Send invitation</Button>
          </>
        }
      >
        <TextField label="Email" type="email" />
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Remove this member"
        text="They lose access at once. Their notes stay."
        confirmLabel="Remove"
      />
    </Card>
  )
}
