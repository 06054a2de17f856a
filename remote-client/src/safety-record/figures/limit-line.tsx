import { Box, Span } from '@vcms/ui';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';

export interface LimitLineProps {
  /** Of what: "TRIR limit". */
  readonly label: string;
  readonly value: number;
  /** What the value means: "2.50, 4 of 18 contractors above". */
  readonly valueText: string;
  /** Ends of the axis, and the ends of what may be chosen. */
  readonly from: number;
  readonly to: number;
  readonly min: number;
  readonly max: number;
  /** How far an arrow key goes. */
  readonly step: number;
  /** Spans the axis. */
  readonly plot: RefObject<HTMLDivElement | null>;
  readonly onChange: (value: number) => void;
}

/** How far a key moves the line, in steps; undefined for keys that do not. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** The limit across the columns: dragged with the mouse or a finger, or moved with the arrow keys. */
export function LimitLine(props: LimitLineProps) {
  const { label, value, valueText, from, to, min, max, step, plot, onChange } = props;
  const dragged = useRef(false);
  const percent = Math.min(100, Math.max(0, (100 * (value - from)) / (to - from)));

  function moveTo(next: number): void {
    const whole = Math.round(next / step) * step;
    const kept = Math.round(Math.min(max, Math.max(min, whole)) * 100) / 100;
    if (kept !== value) onChange(kept);
  }

  function drag({ clientX }: PointerEvent): void {
    const box = plot.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    // The end of the axis is not passed: it would run away below the finger.
    const share = Math.min(1, Math.max(0, (clientX - box.left) / box.width));
    moveTo(Math.min(from + share * (to - from), to - step));
  }

  function press(event: KeyboardEvent): void {
    const steps = KEY_STEPS[event.key];
    if (event.key === 'Home') moveTo(min);
    else if (event.key === 'End') moveTo(Math.min(max, to - step));
    else if (steps === undefined) return;
    else moveTo(value + steps * step);
    event.preventDefault();
  }

  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      position="absolute"
      top="0"
      bottom="0"
      left={`${percent}%`}
      width="44px"
      ms="-22px"
      cursor="ew-resize"
      touchAction="none"
      borderRadius="md"
      onKeyDown={press}
      onPointerDown={(event) => {
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        event.preventDefault();
      }}
      onPointerMove={(event) => dragged.current && drag(event)}
      onPointerUp={() => {
        dragged.current = false;
      }}
      onPointerCancel={() => {
        dragged.current = false;
      }}
    >
      <Box aria-hidden position="absolute" top="24px" bottom="0" left="21px" width="2px" bg="fg" />
      <Span
        aria-hidden
        position="absolute"
        top="0"
        left={`${22 - percent * 0.44}px`}
        transform={`translateX(-${percent}%)`}
        px="2"
        borderRadius="sm"
        bg="fg"
        color="bg.panel"
        textStyle="xs"
        fontWeight="semibold"
        lineHeight="24px"
        whiteSpace="nowrap"
      >
        Limit {value.toFixed(2)}
      </Span>
    </Box>
  );
}
