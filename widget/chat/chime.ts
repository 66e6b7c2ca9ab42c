let audio: AudioContext | undefined

/** Two soft notes, made on the spot. Silent where the browser does not let a page sound yet. */
export function chime() {
  try {
    audio ??= new AudioContext()
    const gain = audio.createGain()
    gain.connect(audio.destination)
    for (const [index, frequency] of [660, 880].entries()) {
      const at = audio.currentTime + index * 0.12
      const note = audio.createOscillator()
      note.frequency.value = frequency
      note.connect(gain)
      note.start(at)
      note.stop(at + 0.14)
    }
    gain.gain.setValueAtTime(0.06, audio.currentTime)
    gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.3)
  } catch {}
}
