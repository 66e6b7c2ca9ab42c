/**
 * Keeps the end of the conversation in sight while it grows, but never pushes the shopper's last words out at the top:
 * a long answer is read from its beginning. Leaves the place alone once the shopper has scrolled away.
 */
export function followScroll(box: HTMLElement) {
  let target = 0
  let saidCount = 0
  return (draw: () => void) => {
    const before = box.querySelector('.scroll')
    const following = !before || Math.abs(before.scrollTop - target) < 8 || toEnd(before) < 40
    draw()
    const list = box.querySelector('.scroll')
    if (!list) return
    const said = list.querySelectorAll<HTMLElement>('.user')
    if (!following && said.length === saidCount) return
    saidCount = said.length
    const last = said[said.length - 1]
    const end = list.scrollHeight - list.clientHeight
    list.scrollTop = last ? Math.min(end, last.offsetTop - 12) : end
    target = list.scrollTop
  }
}

const toEnd = (list: Element) => list.scrollHeight - list.clientHeight - list.scrollTop
