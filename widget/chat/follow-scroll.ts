/**
 * Keeps the end of the conversation in sight while it grows, but never pushes the shopper's last words out at the top:
 * a long answer is read from its beginning. Once the shopper has scrolled back, only saying something brings the end again.
 */
export function followScroll(box: HTMLElement) {
  let place = 0
  let saidCount = 0
  return (draw: () => void) => {
    const follows = (box.querySelector('.scroll')?.scrollTop ?? 0) > place - 8
    draw()
    const list = box.querySelector('.scroll')
    const said = box.querySelectorAll<HTMLElement>('.user')
    if (!list || (!follows && said.length === saidCount)) return
    saidCount = said.length
    list.scrollTop = Math.max(list.scrollTop, Math.min(list.scrollHeight, (said[saidCount - 1]?.offsetTop ?? 1e6) - 12))
    place = list.scrollTop
  }
}
