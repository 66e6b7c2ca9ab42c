/** What is used of TensorFlow, which the package of the sentence model brings without its types. */
declare module '@tensorflow/tfjs-core' {
  export type Tensor = { arraySync(): unknown }
  export function tensor1d(values: readonly number[], type: 'int32' | 'float32'): Tensor
  export function tensor2d(values: readonly [number, number][], shape: [number, number], type: 'int32'): Tensor
  /** Frees the tensors that `work` makes. */
  export function tidy<T>(work: () => T): T
}

declare module '@tensorflow/tfjs-converter' {
  import type { Tensor } from '@tensorflow/tfjs-core'

  export type GraphModel = { execute(inputs: Readonly<Record<string, Tensor>>): Tensor }
}
