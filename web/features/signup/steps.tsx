import { Check } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

/** The three steps of the sign-up: account, payment (or beta), setup. */
export function StepIndicator({ current, isBeta }: { current: 1 | 2 | 3; isBeta: boolean }) {
  const steps = ['Account', isBeta ? 'Beta' : 'Payment', 'Setup']
  return (
    <nav aria-label="Sign-up steps">
      <p className="sr-only">
        Step {current} of {steps.length}
      </p>
      <ol className="flex items-center">
        {steps.map((name, index) => (
          <Step key={name} name={name} number={index + 1} current={current} />
        ))}
      </ol>
    </nav>
  )
}

function Step({ name, number, current }: { name: string; number: number; current: number }) {
  const isDone = number < current
  const isCurrent = number === current
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames('flex items-center gap-2', number > 1 && 'flex-1')}
    >
      {number > 1 && (
        <span
          aria-hidden="true"
          className={classNames('mx-2 h-px flex-1 sm:mx-3', isDone || isCurrent ? 'bg-brand-ink' : 'bg-line')}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-7 shrink-0 items-center justify-center rounded-full text-xs font-semibold tabular-nums',
          isDone && 'bg-brand-wash text-brand-ink',
          isCurrent && 'bg-brand text-on-brand',
          !isDone && !isCurrent && 'bg-sunken text-ink-soft',
        )}
      >
        {isDone ? <Check size={14} strokeWidth={3} /> : number}
      </span>
      <span className={classNames('font-medium', !isCurrent && 'text-ink-soft')}>
        {name}
        {isDone && <span className="sr-only"> (done)</span>}
      </span>
    </li>
  )
}

/** The four steps of the setup as a bar. */
export function SetupProgress({ current }: { current: 3 | 4 }) {
  const percent = current * 25
  return (
    <div>
      <div className="flex justify-between text-xs text-ink-soft">
        <span className="font-medium text-ink">Step {current} of 4</span>
        <span className="tabular-nums">{percent}%</span>
      </div>
      <div
        role="progressbar"
        aria-label="Setup progress"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={current}
        aria-valuetext={`Step ${current} of 4`}
        className="mt-2 grid grid-cols-4 gap-1.5"
      >
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={classNames('h-1.5 rounded-full', step <= current ? 'bg-brand' : 'bg-line')} />
        ))}
      </div>
    </div>
  )
}
