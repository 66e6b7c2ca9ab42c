/**
 * Keeps the end of the conversation in sight while it grows, but never pushes the shopper's last words out at the top:
 * a long answer is read from its beginning. Once the shopper has scrolled back, only saying something brings the end again.
 * To be called when the page is laid out: at any other time its questions would lay it out.
 */
export function followScroll(box: HTMLElement) {
  let place = 0
  let saidCount = 0
  return () => {
    const list = box.querySelector('.scroll')
    const said = box.querySelectorAll<HTMLElement>('.user')
    if (!list) return
    const { scrollTop, scrollHeight, clientHeight } = list
    // Where the list became shorter, the browser has scrolled it back, not the shopper.
    if (scrollTop < Math.min(place, scrollHeight - clientHeight) - 8 && said.length === saidCount) return
    saidCount = said.length
    list.scrollTop = Math.max(scrollTop, Math.min(scrollHeight, (said[saidCount - 1]?.offsetTop ?? 1e6) - 12))
    place = list.scrollTop
  }
}
