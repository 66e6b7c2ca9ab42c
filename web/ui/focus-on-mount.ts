/** A `ref` for the field that a person wants to write in once a form has opened at their own request. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
