/** What is used of TensorFlow, which the package of the sentence model brings without its types. */
declare module '@tensorflow/tfjs-core' {
  export type Tensor = { dataSync(): Float32Array }
  type Type = 'int32' | 'float32'
  type Fused = { a: Tensor; b: Tensor; bias: Tensor; activation: 'linear' | 'relu' }

  export function tensor1d(values: readonly number[], type: Type): Tensor
  export function tensor2d(values: readonly number[], shape: [number, number], type: Type): Tensor
  export function add(a: Tensor, b: Tensor | number): Tensor
  export function sub(a: Tensor, b: Tensor): Tensor
  export function mul(a: Tensor, b: Tensor | number): Tensor
  export function matMul(a: Tensor, b: Tensor, transposeA?: boolean, transposeB?: boolean): Tensor
  export const fused: { matMul(operands: Fused): Tensor }
  export function mean(of: Tensor, axis: number, keepDimensions: boolean): Tensor
  export function square(of: Tensor): Tensor
  export function rsqrt(of: Tensor): Tensor
  export function sin(of: Tensor): Tensor
  export function cos(of: Tensor): Tensor
  export function tanh(of: Tensor): Tensor
  /** Along the last dimension. */
  export function softmax(of: Tensor): Tensor
  export function gather(rows: Tensor, indices: Tensor): Tensor
  export function slice(of: Tensor, begin: readonly number[], size: readonly number[]): Tensor
  export function concat(tensors: readonly Tensor[], axis: number): Tensor
  export function split(of: Tensor, parts: number, axis: number): Tensor[]
  export function reshape(of: Tensor, shape: readonly number[]): Tensor
  export function transpose(of: Tensor, order: readonly number[]): Tensor
  /** Frees the tensors that `work` makes, but for those it gives. */
  export function tidy<T>(work: () => T): T
}

declare module '@tensorflow/tfjs-converter' {
  import type { Tensor } from '@tensorflow/tfjs-core'

  export type GraphModel = { readonly weights: Readonly<Record<string, readonly Tensor[]>> }
}
