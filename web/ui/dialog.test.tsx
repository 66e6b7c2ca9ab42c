import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Example() {
  const [shown, setShown] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <button type="button" onClick={() => setShown('dialog')}>
        Open
      </button>
      <button type="button" onClick={() => setShown('confirm')}>
        Remove
      </button>
      {shown === 'dialog' && (
        <Dialog open onClose={close} title="Invite User">
          <input aria-label="Email" />
        </Dialog>
      )}
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Remove this member"
        text="They lose access at once."
        confirmLabel="Remove member"
      />
    </>
  )
}

test('a small form starts at its first field and gives the focus back to the button that opened it', async () => {
  render(<Example />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Invite User' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('the page gets the focus when the button that opened a dialog is gone', async () => {
  render(
    <main id="content" tabIndex={-1}>
      <Example />
    </main>,
  )
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = await screen.findByRole('dialog')
  opener.setAttribute('disabled', '')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement?.id).toBe('content'))
})

test('what is behind an open dialog is out of reach for screen readers', async () => {
  render(<Example />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
})

test('a question starts on its safe answer', async () => {
  render(<Example />)
  const opener = screen.getByRole('button', { name: 'Remove' })
  opener.focus()
  fireEvent.click(opener)
  await screen.findByRole('alertdialog', { name: 'Remove this member' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
