import { FailurePanel } from '#web/ui/failure-panel.tsx'

/** Stands where a screen broke, so that the rest of the app goes on. */
export function CrashScreen({ reset }: { reset: () => void }) {
  return (
    <div className="mx-auto max-w-[48rem] p-6">
      <FailurePanel
        title="This screen stopped working."
        text="Nothing of yours is lost. Try again; if it happens again, reload the page."
        onRetry={reset}
      />
    </div>
  )
}
