/** Relative frequency of each standard product's orders. */
export const productWeights: readonly (readonly [number, number])[] = [
  [0, 12],
  [1, 18],
  [2, 24],
  [3, 30],
  [4, 13],
  [5, 3],
];
