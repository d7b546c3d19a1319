import { encode } from 'uqr';

/** Scanners need a margin of four light modules around the code. */
const BORDER = 4;

/** Black on white in every theme, because cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: BORDER });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-80 rounded-md border"
    >
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={modules.join('')} />
    </svg>
  );
}
