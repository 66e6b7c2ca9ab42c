/** Opened by every Join Waitlist button of the pricing section; `waitlist.ts` sends it. */
export function WaitlistDialog() {
  return (
    <dialog
      id="waitlist"
      aria-labelledby="waitlist-title"
      className="m-auto w-[min(27rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-6 text-ink shadow-lg"
    >
      <form noValidate>
        <h2 id="waitlist-title" className="text-lg font-semibold">
          Join the waitlist
        </h2>
        <p className="mt-2 text-sm text-ink-soft">We write once, when a place is free, and never for anything else.</p>
        <div id="waitlist-fields">
          <label htmlFor="waitlist-email" className="mt-5 mb-1.5 block text-sm font-medium">
            Email
          </label>
          <input
            id="waitlist-email"
            name="email"
            type="email"
            autoComplete="email"
            aria-describedby="waitlist-error"
            className="h-11 w-full rounded-lg border border-line-strong bg-surface px-3 aria-invalid:border-bad"
          />
        </div>
        <p id="waitlist-error" role="alert" className="mt-1.5 text-sm text-bad-ink empty:hidden" />
        <p id="waitlist-done" role="status" className="mt-4 text-good-ink empty:hidden" />
        <div className="mt-6 flex justify-end gap-2">
          <button type="button" data-close className="button button-secondary">
            Close
          </button>
          <button type="submit" className="button button-primary disabled:opacity-60">
            Join Waitlist
          </button>
        </div>
      </form>
    </dialog>
  )
}
