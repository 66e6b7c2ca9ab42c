const FOCUSABLE = 'button:enabled,textarea:enabled,a[href],[tabindex="0"]'

/** Keeps Tab inside `box`, for as long as the chat covers what is behind it. */
export function trapTab(event: KeyboardEvent, box: ParentNode) {
  const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.key !== 'Tab' || event.target !== leaving) return
  event.preventDefault()
  entering?.focus()
}
