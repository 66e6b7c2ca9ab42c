// Runs before the first paint, so that a dark page never flashes light. `web/lib/theme.tsx` takes over afterwards.
;(() => {
  let saved = null
  try {
    saved = window.localStorage.getItem('theme')
  } catch {}
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = saved === 'dark' || saved === 'light' ? saved : system
})()
