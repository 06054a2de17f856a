import { encode } from 'uqr';

export interface QrCodeProps {
  readonly text: string;
  /** Read out in its place. */
  readonly label: string;
}

/**
 * A QR code as one path: black on white in every scheme, as cameras want it, with the quiet border around it. An entry of
 * its own: the encoder's bytes go to the pages that draw one, not to everybody who takes the main entry.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      width="100%"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
