import { writeFileSync } from 'node:fs'
import { readExamples } from '#concierge/guard/examples.ts'
import { learnModel } from '#concierge/guard/learn-model.ts'
import { MESSAGE_CLASSES } from '#concierge/guard/message-classes.ts'

/** Learns the weights of the guard's classifier from the project's own examples: after a change of either, `npm run learn`. */
const started = performance.now()
const samples = readExamples()
const model = learnModel(samples, MESSAGE_CLASSES.length)
writeFileSync('concierge/guard/message-weights.json', `${JSON.stringify(model, null, 2)}\n`)
console.log(`${samples.length} messages learnt in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
