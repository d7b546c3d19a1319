/** Seeds of worlds that once went wrong. */
export const ONCE_WRONG = {
  fast: [
    127, 206, 286, 292, 679, 925, 964, 1077, 1109, 1143, 1211, 1239, 1325, 7702, 9813, 9838, 10425, 11436,
    13854, 14990, 16753, 18558,
  ],
  real: [3, 8, 18, 21, 1_000_008],
} as const;
