const [WIDTH, HEIGHT, EDGE] = [56, 16, 2];
/** Fewer values form no line. */
const FEWEST = 3;

/** The upvotes of posts in order, as a small line beside their sum. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < FEWEST) return null;
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const points = values.map((value, index) => {
    const x = EDGE + ((WIDTH - 2 * EDGE) * index) / (values.length - 1);
    const y = EDGE + ((HEIGHT - 2 * EDGE) * (high - value)) / (high - low);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true" className="inline-block text-vote">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.25} />
    </svg>
  );
}
